// The television as its page knows it: it asks its host to be let in after every handshake, and hears every change. Not here: the race.

import type { ApiError } from '@api/contract';
import type { TvState } from '@api/tv/commands';
import { useEffect, useState } from 'react';
import { client } from '../../app/client';
import { useShownFaces } from '../../app/drivers/looks';
import { keepTv, keptTv } from '../../app/party/browser-storage';
import { useApp } from '../../app/store';

/** ms after which a refused television tries again: it has no keyboard. */
const AGAIN = 5000;

export interface Tv {
  /** Undefined until the host has answered. */
  readonly state: TvState | undefined;
  /** Why the host refuses it for now. */
  readonly apiError: ApiError | undefined;
  /** The handshake after which the host let this page in; 0: not yet. Until then it may not ask for a race. */
  readonly session: number;
  /** The connection is down: the last picture stays. */
  readonly isLost: boolean;
  /** Two digits by which the host knows this television. */
  readonly mark: string;
}

/** code: from the page's address; without it, the one that brought this page in before, if any. */
export function useTv(code: string | undefined): Tv {
  const session = useApp((s) => s.session);
  const link = useApp((s) => s.link);
  const [state, setState] = useState<TvState>();
  const [apiError, setApiError] = useState<ApiError>();
  const [opened, setOpened] = useState(0);
  const [mark] = useState(() => keptTv()?.mark ?? newMark());
  useEffect(() => client.on('tv.update', setState), []);
  useEffect(() => {
    if (session === 0) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (by: string | undefined): Promise<void> => {
      const reply = await client.call('tv.open', { mark, ...(by !== undefined && { code: by }) });
      if (!isWanted) return;
      if (reply.ok) {
        setState(reply.value);
        setApiError(undefined);
        setOpened(session);
        const { party } = reply.value;
        keepTv({ mark, ...(party !== null && { code: party.code }) });
      } else if (reply.fault.code === 'not-found' && by !== undefined) {
        // The code has changed since: the host is asked instead.
        await open(undefined);
      } else if (reply.fault.code !== 'offline') {
        setApiError(reply.fault);
        timer = setTimeout(() => void open(by), AGAIN);
      }
    };
    void open(code ?? keptTv()?.code);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [session, code, mark]);
  // Once let in by the host, the page keeps the code, so that it comes back by itself.
  const known = state?.party?.code;
  useEffect(() => {
    if (known !== undefined) keepTv({ mark, code: known });
  }, [known, mark]);
  // Screens look faces up by name, as they do at a party.
  const party = state?.party;
  useEffect(() => {
    const seats = party?.tables.flatMap((table) => table.seats) ?? [];
    useShownFaces.setState({ faces: seats.filter(({ look }) => look !== undefined) });
    return () => useShownFaces.setState({ faces: [] });
  }, [party]);
  return { state, apiError, session: opened, isLost: session > 0 && link !== 'connected', mark };
}

function newMark(): string {
  return String(Math.floor(Math.random() * 90) + 10);
}
