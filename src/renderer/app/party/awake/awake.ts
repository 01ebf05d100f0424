// Keeps the screen of a guest's phone or tablet on while it is at a party: by the browser's wake lock, where pages come over HTTPS; else
// by a silent video, which a tap has to start; else it asks the person to set their phone. Not here: when it is wanted (stay-awake.ts).

/** The part of a video that this needs. */
export type Video = Pick<HTMLVideoElement, 'play' | 'pause' | 'addEventListener'>;
/** The part of a wake lock that this needs. */
export type Lock = Pick<WakeLockSentinel, 'release' | 'released'>;

export interface AwakeParts {
  /** Takes the browser's wake lock; undefined if this page has none. */
  takeLock: (() => Promise<Lock>) | undefined;
  /** Loads the silent video. */
  loadVideo(): Promise<Video>;
  /** Nothing works here: tells the person to keep the screen on. Called once. */
  tip(): void;
  /** The page: whether it is visible, and where taps arrive. */
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

export interface Awake {
  /** A tap that leads to a party: starts the video, which needs one. */
  tapped(): void;
  /** Keeps the screen on from now on. */
  hold(): void;
  /** The screen may go dark again. */
  release(): void;
}

/** Nothing is held yet. */
export function createAwake(parts: AwakeParts): Awake {
  const { takeLock, page } = parts;
  let isWanted = false;
  let isTaking = false;
  let lock: Lock | undefined;
  /** There is no wake lock, or it is refused, for example while the phone saves power. */
  let needsVideo = takeLock === undefined;

  const isVisible = () => page.visibilityState === 'visible';
  const player = createPlayer(parts, () => isWanted);

  async function takeIt(take: () => Promise<Lock>): Promise<void> {
    if (isTaking || lock?.released === false) return;
    isTaking = true;
    try {
      lock = await take();
      if (!isWanted) void lock.release();
    } catch {
      // A page that was hidden meanwhile asks again when it is back.
      needsVideo = isVisible();
    } finally {
      isTaking = false;
    }
    if (needsVideo && isWanted) await player.play(false);
  }

  function holdNow(): void {
    if (!isWanted || !isVisible()) return;
    if (takeLock !== undefined && !needsVideo) void takeIt(takeLock);
    else void player.play(false);
  }

  page.addEventListener('visibilitychange', holdNow);
  page.addEventListener(
    'click',
    () => {
      if (isWanted && needsVideo) void player.play(true);
    },
    true,
  );
  if (needsVideo) void player.load();
  return {
    tapped() {
      if (needsVideo) void player.play(true);
    },
    hold() {
      if (isWanted) return;
      isWanted = true;
      holdNow();
    },
    release() {
      isWanted = false;
      if (lock?.released === false) void lock.release();
      lock = undefined;
      player.stop();
    },
  };
}

/** The silent video: loaded once, played as long as it is wanted. */
function createPlayer({ loadVideo, tip }: AwakeParts, isWanted: () => boolean) {
  let video: Video | undefined;
  let isPlaying = false;
  /** This phone plays no such video, not even after a tap. */
  let isHopeless = false;
  let isTipped = false;
  /** How often it was stopped. */
  let stops = 0;

  async function load(): Promise<void> {
    if (video !== undefined) return;
    const loaded = await loadVideo().catch(() => undefined);
    video ??= loaded;
    loaded?.addEventListener('pause', () => {
      isPlaying = false;
    });
  }

  function giveUp(): void {
    isHopeless = true;
    if (isTipped || !isWanted()) return;
    isTipped = true;
    tip();
  }

  /** Changes nothing while it plays. isTap: a person has just tapped, so a browser that refuses always will. */
  async function play(isTap: boolean): Promise<void> {
    if (isHopeless) return giveUp();
    const before = stops;
    if (video === undefined) await load();
    if (isPlaying || stops !== before) return;
    if (video === undefined) return giveUp();
    isPlaying = true;
    try {
      await video.play();
    } catch (error) {
      isPlaying = false;
      const name = error instanceof Error ? error.name : '';
      // AbortError: it was stopped while it started. Without a tap browsers play nothing that has sound: the next one starts it.
      if (name !== 'AbortError' && (isTap || name !== 'NotAllowedError')) giveUp();
    }
  }

  function stop(): void {
    stops += 1;
    if (isPlaying) video?.pause();
    isPlaying = false;
  }
  return { load, play, stop };
}
