// The television's voice: the host hears whether there is one, and captions are read aloud once the host wants it. Not here: the reading
// itself (speech.ts).

import { intlLocale } from '@i18n/page';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client';
import type { Caption } from './commentary';
import { Speaker, voiceFor } from './speech';

/** Undefined in browsers without speech. */
function synthesisHere(): SpeechSynthesis | undefined {
  return typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
}

/** The voice of this page's language; undefined: there is none. Browsers find their voices after a while. */
function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const synthesis = synthesisHere();
    if (synthesis === undefined) return;
    const look = () => setVoice(voiceFor(synthesis.getVoices(), intlLocale()));
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => synthesis.removeEventListener('voiceschanged', look);
  }, []);
  return voice;
}

/** Tells the host whether this television has a voice. session: the handshake after which the host let this page in; 0: not yet. */
export function useVoiceReport(session: number): void {
  const hasVoice = useVoice() !== undefined;
  useEffect(() => {
    if (session > 0) void client.call('tv.voice', { has: hasVoice });
  }, [session, hasVoice]);
}

/** Reads every new caption aloud while the host wants it. volume: 0 to 100. */
export function useSpeech(newest: Caption | undefined, isOn: boolean, volume: number): void {
  const voice = useVoice();
  const speaker = useRef<Speaker | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const synthesis = synthesisHere();
    if (synthesis === undefined || voice === undefined || !isOn) return;
    const here = new Speaker(synthesis);
    speaker.current = here;
    return () => {
      here.stop();
      speaker.current = undefined;
    };
  }, [voice, isOn]);
  useEffect(() => {
    if (newest === undefined || newest.id === last.current) return;
    last.current = newest.id;
    if (voice !== undefined) speaker.current?.say(newest.text, { voice, volume });
  }, [newest, voice, volume]);
}
