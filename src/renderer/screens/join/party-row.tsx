// One open party in a list: its box, its host, its seats and its race. Not here: where the list comes from.

import type { ListedParty } from '@api/party';
import { checkOptions } from '@core/config';
import type { OptionSpec } from '@core/contract';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { boxOf, plateNameOf } from '../../app/games/boxes';
import { hasScreens, useGameCard, useRaceTerms } from '../../app/games/games';
import { t } from '../../text/join';
import { optionFacts, type RacePart, raceTitle } from '../lobby/race-facts';
import styles from './join.module.css';

/** The row. children: the actions for this party. */
export function PartyRow({ party, children }: { party: ListedParty; children?: ReactNode }): ReactElement {
  const Cover = boxOf(party.game)?.cover;
  const { taken, all } = party.seats;
  const racing = party.state === 'racing';
  return (
    <li className={styles.findRow}>
      <span className={styles.findCover}>{Cover && <Cover />}</span>
      <span>
        <b>{party.name}</b>
        <small>
          {t('find.party', {
            host: party.hostName,
            game: plateNameOf(party.game),
            taken,
            all,
            racing: racing ? 'yes' : 'no',
          })}
        </small>
        {party.race !== null && hasScreens(party.game) && (
          <Suspense>
            <Rules game={party.game} race={party.race} />
          </Suspense>
        )}
      </span>
      {children}
    </li>
  );
}

/** The race in the game's terms: circuit, preset, options. */
function Rules({ game, race }: { game: string; race: RacePart }): ReactElement | null {
  const card = useGameCard(game);
  const terms = useRaceTerms(game);
  // Nothing found on the network is trusted: options that this game does not have are not shown.
  if (card === undefined || !card.circuits.some(({ id }) => id === race.circuit)) return null;
  if (checkOptions(card.options as readonly OptionSpec[], race.options) !== null) return null;
  const facts = optionFacts(card, terms, race).map(({ text }) => text);
  return <small className={styles.findRules}>{[raceTitle(card, race), ...facts].join(' · ')}</small>;
}
