// Captions read aloud, with a voice that the test holds.

import { expect, test } from 'vitest';
import { Speaker, voiceFor } from '../race/speech';

function voice(name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { name, lang, default: false, localService: true, voiceURI: name, ...more };
}

const ANNA = voice('Anna', 'de_DE');
const BEN = voice('Ben', 'en-US', { default: true });
const CLEO = voice('Cleo', 'en-GB');
const CLOUD = voice('Cloud', 'fr-FR', { localService: false });
const READING = { voice: ANNA, volume: 40 };

/** A speaker whose sentences end when the test says so. */
function speaking() {
  const said: SpeechSynthesisUtterance[] = [];
  const events: string[] = [];
  const synthesis = {
    getVoices: () => [ANNA],
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance);
      events.push(utterance.text);
    },
    cancel: () => void events.push('silence'),
  };
  const speaker = new Speaker(synthesis, (text) => ({ text }) as SpeechSynthesisUtterance);
  const end = (how: 'onend' | 'onerror' = 'onend') => {
    const last = said.at(-1);
    (last?.[how] as (() => void) | undefined)?.();
  };
  return { speaker, said, events, end };
}

test('a voice is in the language of the television, and the system has it without a network', () => {
  const all = [BEN, CLEO, ANNA, CLOUD];
  expect(voiceFor(all, 'de')).toBe(ANNA);
  expect(voiceFor(all, 'de-DE')).toBe(ANNA);
  expect(voiceFor(all, 'en-GB')).toBe(CLEO);
  expect(voiceFor(all, 'en')).toBe(BEN);
  expect(voiceFor(all, 'fr')).toBeUndefined();
  expect(voiceFor([], 'en')).toBeUndefined();
});

test('a caption is read by that voice, as loud as the television is', () => {
  const { speaker, said } = speaking();
  speaker.say('Ada übernimmt die Führung', READING);
  expect(said).toMatchObject([{ text: 'Ada übernimmt die Führung', voice: ANNA, lang: 'de_DE', volume: 0.4 }]);
});

test('while one caption is read only the newest waits, and an error does not end the commentary', () => {
  const { speaker, events, end } = speaking();
  for (const text of ['one', 'two', 'three']) speaker.say(text, READING);
  expect(events).toEqual(['one']);
  end();
  expect(events).toEqual(['one', 'three']);
  speaker.say('four', READING);
  end('onerror');
  expect(events).toEqual(['one', 'three', 'four']);
  end();
  expect(events).toHaveLength(3);
});

test('once it is switched off it is silent, and what was still being read starts nothing', () => {
  const { speaker, events, end } = speaking();
  speaker.say('one', READING);
  speaker.say('two', READING);
  speaker.stop();
  end();
  expect(events).toEqual(['one', 'silence']);
  speaker.say('three', READING);
  expect(events).toEqual(['one', 'silence', 'three']);
});
