// A black video with a silent sound track: while it plays, phones leave the screen on. Loaded only by pages that need it.
// silent.mp4: 10 s, made with ffmpeg from its own test sources: -f lavfi -i color=c=black:s=16x16:r=1 -f lavfi -i anullsrc=r=8000:cl=mono

import address from './silent.mp4?inline';

/** Seconds after which it starts again. Safari does not count a video that loops by itself. */
const AGAIN = 5;

/** The video, not yet playing. It is part of no page, and it is not muted: phones ignore videos without sound. */
export function silentVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.title = 'Paddock';
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.src = address;
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > AGAIN) video.currentTime = 0;
  });
  return video;
}
