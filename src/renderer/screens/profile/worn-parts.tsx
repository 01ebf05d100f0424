// What the car wears: patterns and liveries that everyone has, those that the person won, and dimly those that are still to win.
// Not here: winning them (the host), or drawing them (ui/art/worn).

import type { Prize } from '@api/people/commands';
import { FREE_LIVERIES, FREE_PATTERNS, liveryOf, PRIZE_PATTERNS } from '@drivers/worn';
import { describe } from '@i18n/page';
import { patternStrip, wornCar } from '@ui/art/worn/car';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/club/profile';
import { Part } from './car-part';
import { type GridOption, OptionGrid } from './option-grid';
import type { Profile } from './use-profile';

const PATTERNS = [...FREE_PATTERNS, ...PRIZE_PATTERNS];

/** Pattern and livery. */
export function WornParts({ profile: { person, change } }: { profile: Profile }): ReactElement {
  const { value: prizes = [] } = useAnswer('people.prizes', { id: person.id });
  const liveries: GridOption[] = [
    ...FREE_LIVERIES.map((id) => ({ id, name: t(`livery.${id}`), picture: carIn(id) })),
    ...ordered(prizes, 'livery').map((prize) => ({ ...optionOf(prize), picture: carIn(prize.id) })),
  ];
  const patterns: GridOption[] = [
    ...FREE_PATTERNS.map((id) => ({ id, name: t(`option.${id}`), picture: stripOf(id) })),
    ...ordered(prizes, 'pattern').map((prize) => ({ ...optionOf(prize), picture: stripOf(prize.id) })),
  ];
  const livery = liveryOf(person.livery);

  function carIn(id: string): string {
    return pictureUrl(wornCar({ ...person, livery: id, number: null }));
  }
  function stripOf(id: string): string {
    return pictureUrl(patternStrip(PATTERNS.find((one) => one === id) ?? 'stripe', person));
  }
  return (
    <>
      <Part label={t('car.pattern')} note={nameIn(patterns, person.pattern)}>
        <OptionGrid
          label={t('car.pattern')}
          options={patterns}
          chosen={person.pattern}
          look="strip"
          onChoose={(id) => change({ pattern: PATTERNS.find((one) => one === id) ?? person.pattern })}
        />
      </Part>
      <Part label={t('car.livery')} note={nameIn(liveries, livery)}>
        <OptionGrid
          label={t('car.livery')}
          options={liveries}
          chosen={livery}
          look="car"
          onChoose={(id) => change({ livery: id })}
        />
      </Part>
    </>
  );
}

/** The prizes of one kind: what is won, then what a season being raced can bring, then the rest. */
function ordered(prizes: readonly Prize[], kind: Prize['kind']): Prize[] {
  const rank = ({ won, how }: Prize) => (won ? 0 : how === null ? 2 : 1);
  return prizes.filter((one) => one.kind === kind).toSorted((a, b) => rank(a) - rank(b));
}

function optionOf({ id, said, won, how, career }: Prize): GridOption {
  const name = describe(said) ?? id;
  if (won) return { id, name };
  const goal = how === null ? undefined : describe(how);
  const locked =
    goal === undefined ? t('prize.later', { name }) : t('prize.locked', { name, career: career ?? '', goal });
  return { id, name, locked };
}

function nameIn(options: readonly GridOption[], id: string): string {
  return options.find((one) => one.id === id)?.name ?? '';
}
