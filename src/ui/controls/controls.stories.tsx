// Gallery pages of the controls in all their states, with text from the app's screens.

import type { Colour } from '@core/contract';
import { Specimen, Specimens } from '@gallery/specimens';
import { Flag, Plus, Settings as Wheel } from 'lucide-react';
import { useState } from 'react';
import { t as settings } from '../../renderer/text/settings';
import { t as setup } from '../../renderer/text/setup';
import { SEAT_PAINTS } from '../theme/seats';
import { Button, type ButtonLook, IconButton } from './button';
import { LabelledInput } from './labelled-input';
import { MainButton } from './main-button';
import { Paints } from './paints';
import { PressArea } from './press-area';
import { SearchField } from './search-field';
import { Segments, type SegmentsProps } from './segments';
import { Select } from './select';
import { Slider } from './slider';
import { Stepper } from './stepper';
import { Toggle } from './toggle';

const SEAT_COLOURS = Object.keys(SEAT_PAINTS) as Colour[];

export default {
  title: 'Toolkit/Controls',
  component: Button,
  subcomponents: {
    IconButton,
    LabelledInput,
    MainButton,
    Paints,
    PressArea,
    SearchField,
    Segments,
    Select,
    Slider,
    Stepper,
    Toggle,
  },
};

const LOOKS: readonly ButtonLook[] = ['plain', 'main', 'danger', 'quiet'];
const nothing = () => undefined;
const why = () => setup('seat.last');

export const Buttons = {
  render: () => (
    <>
      {LOOKS.map((look) => (
        <Specimens key={look} title={look}>
          <Specimen name="usual">
            <Button look={look}>{setup('start')}</Button>
          </Specimen>
          <Specimen name="with an icon">
            <Button look={look} icon={<Flag size={18} />}>
              {setup('start')}
            </Button>
          </Specimen>
          <Specimen name="small">
            <Button look={look} size="small">
              {setup('save')}
            </Button>
          </Specimen>
          <Specimen name="large">
            <Button look={look} size="large">
              {setup('start')}
            </Button>
          </Specimen>
          <Specimen name="long words" width={160}>
            <Button look={look}>{setup('close.follow.note')}</Button>
          </Specimen>
          <Specimen name="off, with its reason">
            <Button look={look} why={why()}>
              {setup('start')}
            </Button>
          </Specimen>
          <Specimen name="waiting">
            <Button look={look} busy>
              {setup('save')}
            </Button>
          </Specimen>
        </Specimens>
      ))}
    </>
  ),
};

export const IconButtons = {
  render: () => (
    <Specimens>
      <Specimen name="usual">
        <IconButton icon={<Wheel size={20} />} label={settings('title')} />
      </Specimen>
      <Specimen name="pressed">
        <IconButton icon={<Wheel size={20} />} label={settings('title')} pressed />
      </Specimen>
      <Specimen name="quiet">
        <IconButton icon={<Plus size={20} />} label={setup('add.ai')} look="quiet" />
      </Specimen>
      <Specimen name="off, with its reason">
        <IconButton icon={<Plus size={20} />} label={setup('add.ai')} why={why()} />
      </Specimen>
    </Specimens>
  ),
};

export const MainButtons = {
  render: () => (
    <Specimens>
      <Specimen name="ready" width={220}>
        <MainButton onClick={nothing}>{setup('start')}</MainButton>
      </Specimen>
      <Specimen name="ready, named by a hint" width={220}>
        <MainButton onClick={nothing} hinted>
          {setup('start')}
        </MainButton>
      </Specimen>
      <Specimen name="filling, 2 of 3" width={220}>
        <MainButton onClick={nothing} barred={why()} filled={2 / 3}>
          {setup('start')}
        </MainButton>
      </Specimen>
      <Specimen name="off, with its reason" width={220}>
        <MainButton onClick={nothing} barred={why()}>
          {setup('start')}
        </MainButton>
      </Specimen>
    </Specimens>
  ),
};

export const Choices = {
  render: function Choices() {
    const [paint, setPaint] = useState<Colour>('red');
    const [pace, setPace] = useState<string | number>(1);
    const [language, setLanguage] = useState<string | null>('long');
    const speeds: SegmentsProps<string | number>['choices'] = [
      { value: 0.5, label: '½×', name: settings('speed.half') },
      { value: 1, label: '1×', name: settings('speed.normal') },
      { value: 2, label: '2×', name: settings('speed.double') },
    ];
    const options = [
      { value: 'short', label: setup('seed') },
      { value: 'long', label: settings('motion.system') },
      { value: 'off', label: setup('add.lan'), why: why() },
    ];
    return (
      <>
        <Specimens title="Segments">
          <Specimen name="usual">
            <Segments label={settings('motion.speed')} value={pace} choices={speeds} onChange={setPace} />
          </Specimen>
          <Specimen name="none chosen">
            <Segments label={settings('motion.speed')} value={null} choices={speeds} onChange={nothing} />
          </Specimen>
          <Specimen name="wide" width={320}>
            <Segments label={settings('motion.speed')} value={1} choices={speeds} onChange={nothing} wide />
          </Specimen>
          <Specimen name="off, with its reason">
            <Segments label={settings('motion.speed')} value={1} choices={speeds} onChange={nothing} why={why()} />
          </Specimen>
        </Specimens>
        <Specimens title="Select">
          <Specimen name="usual, long words" width={220}>
            <Select label={settings('language.label')} value={language} choices={options} onChange={setLanguage} />
          </Specimen>
          <Specimen name="nothing chosen" width={220}>
            <Select
              label={settings('language.label')}
              value={null}
              choices={options}
              onChange={nothing}
              placeholder={setup('drivers.mixed')}
            />
          </Specimen>
          <Specimen name="off, with its reason" width={220}>
            <Select label={settings('language.label')} value="short" choices={options} onChange={nothing} why={why()} />
          </Specimen>
        </Specimens>
        <Specimens title="Paints">
          <Specimen name="two are taken" width={360}>
            <Paints
              colours={SEAT_COLOURS}
              chosen={paint}
              takenBy={(colour) => ({ blue: 'Ada', green: 'Tomas' })[String(colour)]}
              onChoose={setPaint}
            />
          </Specimen>
        </Specimens>
      </>
    );
  },
};

export const Values = {
  render: function Values() {
    const [volume, setVolume] = useState(60);
    const [laps, setLaps] = useState(2);
    const [on, setOn] = useState(true);
    const label = settings('sound.volume');
    return (
      <>
        <Specimens title="Slider">
          {[0, volume, 100].map((value) => (
            <Specimen key={value} name={String(value)} width={240}>
              <Slider label={label} value={value} onChange={setVolume} />
            </Specimen>
          ))}
        </Specimens>
        <Specimens title="Stepper">
          <Specimen name="usual">
            <Stepper label={setup('bank')} value={laps} min={1} max={9} onChange={setLaps} />
          </Specimen>
          <Specimen name="at its end">
            <Stepper label={setup('bank')} value={9} min={1} max={9} onChange={nothing} />
          </Specimen>
          <Specimen name="with none below its range">
            <Stepper label={setup('bank')} value={0} min={5} max={90} none={0} onChange={nothing} />
          </Specimen>
          <Specimen name="off, with its reason">
            <Stepper label={setup('bank')} value={3} min={1} max={9} onChange={nothing} why={why()} />
          </Specimen>
        </Specimens>
        <Specimens title="Toggle">
          <Specimen name="on">
            <Toggle label={settings('motion.shake')} on={on} onChange={setOn} />
          </Specimen>
          <Specimen name="off">
            <Toggle label={settings('motion.shake')} on={!on} onChange={() => setOn(!on)} />
          </Specimen>
          <Specimen name="cannot be switched, with its reason">
            <Toggle label={settings('motion.shake')} on onChange={nothing} why={why()} />
          </Specimen>
        </Specimens>
        <Specimens title="Labelled input">
          <Specimen name="with text" width={300}>
            <LabelledInput label={setup('name')} value="Bay" most={24} onChange={nothing} />
          </Specimen>
        </Specimens>
        <Specimens title="Search field">
          <Specimen name="empty" width={300}>
            <SearchField label={setup('circuit.search')} value="" onChange={nothing} />
          </Specimen>
          <Specimen name="with words" width={300}>
            <SearchField label={setup('circuit.search')} value="Bay" onChange={nothing} />
          </Specimen>
        </Specimens>
        <Specimens title="Press area, for the pointer only">
          <Specimen name="switches the toggles" width={300}>
            <PressArea onClick={() => setOn(!on)}>{settings('motion.shake')}</PressArea>
          </Specimen>
        </Specimens>
      </>
    );
  },
};
