// The chat of a party: the room and private conversations in tabs, quick phrases, and a text field. In the lobby and in a race.

import { HOST, LIMITS, PHRASES } from '@api/constants';
import { message } from '@api/messages';
import type { ChatLine, Party } from '@api/party';
import { Menu } from '@base-ui/react/menu';
import type { Colour } from '@core/contract';
import { Button, IconButton } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { seatPaint } from '@ui/theme/seats';
import { useOnChange } from '@ui/use-on-change';
import { Lock, MessagesSquare, Plus, Send, Zap } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { messageText } from '../../app/api-errors';
import { timeText } from '../../app/format';
import { ROOM, selfOf, talkOf } from '../../app/party/at-party';
import { mute, readTalk, say, useParty } from '../../app/party/party';
import { rich, t } from '../../text/talk';
import { colourOf, nameAt, talksOf } from './people';
import styles from './talk.module.css';

/** The whole chat of a party. */
export function Talk({ party }: { party: Party }): ReactElement {
  const all = useParty((s) => s.lines);
  const muted = useParty((s) => s.muted);
  const lines = all.filter(({ from }) => !muted.includes(from ?? HOST));
  const unread = useParty((s) => s.unread);
  const asked = useParty((s) => s.reading);
  const [started, setStarted] = useState<readonly string[]>([]);
  const begun = asked === null || asked === ROOM ? started : [...started, asked];
  const talks = talksOf(lines, party, begun);
  const chosen = asked !== null && (asked === ROOM || talks.includes(asked)) ? asked : ROOM;
  useEffect(() => {
    readTalk(chosen);
  }, [chosen]);
  // A message to someone can also begin at their seat: their tab opens here.
  useEffect(() => {
    if (asked !== null && asked !== ROOM) setStarted((all) => (all.includes(asked) ? all : [...all, asked]));
  }, [asked]);
  useEffect(() => () => readTalk(null), []);
  const shown = chosen === ROOM ? lines : lines.filter((line) => talkOf(line, party) === chosen);
  return (
    <div className={styles.talk}>
      <div className={styles.talkTabs}>
        <div className={styles.talkTabs} role="tablist" aria-label={t('tabs')}>
          {[ROOM, ...talks].map((talk) => (
            <Tab key={talk} party={party} talk={talk} on={talk === chosen} unread={unread[talk] ?? 0} />
          ))}
        </div>
        <NewTalk party={party} talks={talks} />
      </div>
      <Lines lines={shown} party={party} />
      {chosen !== ROOM && <Mute name={nameAt(party, chosen)} person={chosen} isMuted={muted.includes(chosen)} />}
      {party.you === null || party.rules.chat || chosen === HOST ? (
        <Composer key={chosen} party={party} talk={chosen} talks={talks} />
      ) : (
        <div className={styles.talkOff}>
          <p className="note">{t('off')}</p>
          <Button onClick={() => readTalk(HOST)}>{t('off.host', { host: party.hostName })}</Button>
        </div>
      )}
    </div>
  );
}

/** Hides what a person writes, in the room as well. */
function Mute({ name, person, isMuted }: { name: string; person: string; isMuted: boolean }): ReactElement {
  return (
    <div className={styles.talkMute}>
      <span>
        <b>{t('mute', { name })}</b>
        {isMuted && <small className="note">{t('mute.note', { name })}</small>}
      </span>
      <Toggle label={t('mute', { name })} on={isMuted} onChange={(on) => mute(person, on)} />
    </div>
  );
}

interface TabProps {
  party: Party;
  talk: string;
  on: boolean;
  unread: number;
}

function Tab({ party, talk, on, unread }: TabProps): ReactElement {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={on}
      className={classes(styles.talkTab, on && styles.talkTabOn, talk !== ROOM && styles.talkTabPrivate)}
      onClick={() => readTalk(talk)}
    >
      {talk === ROOM ? <MessagesSquare size={17} className="icon" /> : <Lock size={15} className="icon" />}
      <span className={styles.talkTabName}>{talk === ROOM ? t('room') : nameAt(party, talk)}</span>
      {unread > 0 && (
        <span className={styles.talkUnread}>
          {rich('unread', { count: unread }, { hidden: (inner) => <span className="visually-hidden">{inner}</span> })}
        </span>
      )}
    </button>
  );
}

function NewTalk({ party, talks }: { party: Party; talks: readonly string[] }): ReactElement | null {
  const others = peopleIn(party).filter((id) => !talks.includes(id));
  if (others.length === 0) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={classes(styles.talkTab)} aria-label={t('begin')}>
        <Plus size={17} className="icon" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8}>
          <Menu.Popup className={classes('select-popup', styles.talkMenu)}>
            {others.map((id) => (
              <Menu.Item key={id} className={classes('select-item', styles.talkMenuItem)} onClick={() => readTalk(id)}>
                <Lock size={15} className="icon" />
                {nameAt(party, id)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Everyone in the party except this page's own person. */
function peopleIn(party: Party): string[] {
  return [HOST, ...party.guests.filter((guest) => !guest.knocking).map((guest) => guest.id)].filter(
    (id) => id !== selfOf(party),
  );
}

function Lines({ lines, party }: { lines: readonly ChatLine[]; party: Party }): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.id;
  // Scrolls to the newest line.
  useOnChange([last], () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <ScrollArea
      as="ol"
      className={styles.talkLines}
      ref={list}
      aria-label={t('messages')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {lines.map((line) => (
        <li key={line.id} className={styles.talkPlace}>
          {line.from === 'party' ? (
            <p className={styles.talkNote}>{line.said === null ? line.text : messageText(line.said)}</p>
          ) : (
            <Line line={line} party={party} />
          )}
        </li>
      ))}
    </ScrollArea>
  );
}

function Line({ line, party }: { line: ChatLine; party: Party }): ReactElement {
  const mine = (line.from ?? HOST) === selfOf(party);
  const secret = line.to !== null;
  return (
    <div className={classes(styles.talkLine, mine && styles.talkMine, secret && styles.talkPrivate)}>
      <div className={styles.talkHead}>
        <Dot colour={colourOf(party, line.from ?? HOST)} />
        <b>{mine ? t('you') : line.name}</b>
        {secret && (
          <span className={styles.talkSecret}>
            <Lock size={13} className="icon" />
            {mine ? t('to', { name: nameAt(party, line.to ?? HOST) }) : t('onlyYou')}
          </span>
        )}
        <time>{timeText(line.at)}</time>
      </div>
      <p>{line.said === null ? line.text : messageText(line.said)}</p>
    </div>
  );
}

function Dot({ colour }: { colour: Colour | undefined }): ReactElement {
  return (
    <i
      className={styles.talkDot}
      data-colour={colour}
      style={colour === undefined ? {} : { background: seatPaint(colour) }}
    />
  );
}

function phraseText(phrase: (typeof PHRASES)[number]): string {
  return messageText(message(`talk.phrase.${phrase}`));
}

interface ComposerProps {
  party: Party;
  talk: string;
  talks: readonly string[];
}

function Composer({ party, talk, talks }: ComposerProps): ReactElement {
  const [text, setText] = useState('');
  const [quick, setQuick] = useState(false);
  const open = party.you === null || party.rules.chat ? [ROOM, ...talks, ...peopleIn(party)] : [HOST];
  const choices = [...new Set(open)].map((id) => ({
    value: id,
    label: id === ROOM ? t('room') : nameAt(party, id),
  }));
  async function send(label: string): Promise<void> {
    if (label.trim() === '') return;
    if ((await say(talk, label.trim())) !== undefined) setText((now) => (now === label ? '' : now));
  }
  return (
    <>
      {quick && (
        <fieldset className={styles.talkPhrases} aria-label={t('phrases')}>
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className={styles.talkPhrase}
              onClick={() => {
                setQuick(false);
                void say(talk, phraseText(phrase), phrase);
              }}
            >
              {phraseText(phrase)}
            </button>
          ))}
        </fieldset>
      )}
      <form
        className={styles.talkWrite}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(text);
        }}
      >
        <Select
          label={t('write.to')}
          className={classes(styles.talkTo)}
          value={talk}
          choices={choices}
          onChange={readTalk}
        />
        <input
          className="text-field"
          aria-label={t('write.message')}
          placeholder={t('write.message')}
          value={text}
          maxLength={LIMITS.chat}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton
          icon={<Zap size={18} />}
          label={t('phrases')}
          look="quiet"
          pressed={quick}
          onClick={() => setQuick(!quick)}
        />
        <button
          type="submit"
          className={classes('button button-plain button-icon', styles.talkSend)}
          aria-label={t('write.send')}
        >
          <Send size={19} />
        </button>
      </form>
    </>
  );
}
