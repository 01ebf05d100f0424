// Captions read aloud by the voice of the television's own system. Not here: which captions (use-speech.ts), or sounds (@ui/sound).

/** What the television needs of the browser's speech. */
export type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;

/** How a caption is read. volume: 0 to 100. */
export interface Reading {
  readonly voice: SpeechSynthesisVoice;
  readonly volume: number;
}

/**
 * A voice of this language ('de', 'en-GB') that the system itself has: voices over the network would send captions away. Of several, one
 * of the same country, then the one that the system prefers. undefined: there is none.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const own = voices.filter(({ lang, localService }) => localService && tongueOf(lang) === tongueOf(language));
  return own.find(({ lang }) => tagOf(lang) === tagOf(language)) ?? own.find((voice) => voice.default) ?? own[0];
}

/** Some systems write 'de_DE'. */
function tagOf(language: string): string {
  return language.replace('_', '-').toLowerCase();
}

function tongueOf(language: string): string {
  return tagOf(language).split('-')[0] ?? '';
}

/** Reads one caption after the other. While one is being read, only the newest waits: the voice stays with the race. */
export class Speaker {
  private readonly synthesis: Synthesis;
  private readonly utter: (text: string) => SpeechSynthesisUtterance;
  /** Kept: browsers forget what nobody refers to, with its events. */
  private current: SpeechSynthesisUtterance | undefined;
  private waiting: { readonly text: string; readonly reading: Reading } | undefined;

  constructor(synthesis: Synthesis, utter = (text: string) => new SpeechSynthesisUtterance(text)) {
    this.synthesis = synthesis;
    this.utter = utter;
  }

  /** Reads this now, or next. */
  say(text: string, reading: Reading): void {
    if (this.current !== undefined) {
      this.waiting = { text, reading };
      return;
    }
    const utterance = this.utter(text);
    Object.assign(utterance, { voice: reading.voice, lang: reading.voice.lang, volume: reading.volume / 100 });
    const done = (): void => {
      if (this.current === utterance) this.goOn();
    };
    utterance.onend = done;
    utterance.onerror = done;
    this.current = utterance;
    this.synthesis.speak(utterance);
  }

  /** Falls silent at once. */
  stop(): void {
    this.waiting = undefined;
    this.current = undefined;
    this.synthesis.cancel();
  }

  private goOn(): void {
    const next = this.waiting;
    this.current = undefined;
    this.waiting = undefined;
    if (next !== undefined) this.say(next.text, next.reading);
  }
}
