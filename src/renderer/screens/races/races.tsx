// Replays: the finished races with their filters, and, beside them, those that are saved to go on with.

import { Button } from '@ui/panels/button';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Segments } from '@ui/panels/segments';
import { toast } from '@ui/panels/toasts';
import { ChartLine, FileUp } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import './races.css';
import { importFile } from '../../app/export';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { refreshRaces } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { FinishedRaces } from './finished';
import { SavedRaces, useSavedRaces } from './saved';

/** The replays screen. show: 'saved' for races to go on with; finished ones else. */
export function RacesScreen({ show }: { show: string | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const saved = useSavedRaces();
  useEffect(() => void refreshRaces(), []);
  const shown = show === 'saved' ? 'saved' : 'finished';
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className="races">
        <div className="races-head">
          <h1 className="heading h1">Replays</h1>
          <Segments
            label="Which races"
            value={shown}
            choices={[
              { value: 'finished', label: 'Finished' },
              { value: 'saved', label: `Saved ${saved?.length ?? ''}` },
            ]}
            onChange={(next) => navigate(to.races(next), { replace: true })}
          />
          <span className="races-gap" />
          <BringIn />
          <Button icon={<ChartLine size={18} className="icon" />} onClick={() => navigate(to.statistics())}>
            Statistics
          </Button>
        </div>
        <Suspense>{shown === 'saved' ? <SavedRaces /> : <FinishedRaces />}</Suspense>
      </div>
    </ScreenFrame>
  );
}

/** Takes in a race, or a whole season, that another Paddock has exported. */
function BringIn(): ReactElement {
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  async function bring(file: File): Promise<void> {
    const brought = await importFile(file);
    if (brought === undefined) return;
    if (brought.kind === 'race') {
      toast('good', 'The race is among your replays now.');
      navigate(to.results(brought.match));
      return;
    }
    toast('good', `${brought.name} is among your seasons now.`);
    navigate(to.season(brought.season));
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Race or season file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void bring(file);
        }}
      />
      <Button icon={<FileUp size={18} className="icon" />} onClick={() => field.current?.click()}>
        Import
      </Button>
    </>
  );
}
