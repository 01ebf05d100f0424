// The driving school's coach, who speaks in its bubbles: grey cap, goggles, moustache, red scarf.

import { type ReactElement, useId } from 'react';

/** His portrait, 100 units across. */
export function Coach({ className }: { className?: string }): ReactElement {
  const id = useId();
  const clip = `${id}clip`;
  const sky = `${id}sky`;
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <clipPath id={clip}>
          <circle cx="50" cy="50" r="46" />
        </clipPath>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7fb7c9" />
          <stop offset="1" stopColor="#cfe3d2" />
        </linearGradient>
      </defs>
      <circle cx="51.5" cy="53" r="47" fill="#000" opacity=".45" />
      <circle cx="50" cy="50" r="48.5" fill="#f5efe0" />
      <circle cx="50" cy="50" r="46" fill={`url(#${sky})`} />
      <g clipPath={`url(#${clip})`}>
        <Dress />
        <Face />
      </g>
    </svg>
  );
}

function Dress(): ReactElement {
  return (
    <>
      <path d="M0 72C20 62 34 66 50 62S84 60 100 70V100H0Z" fill="#6a9f48" />
      <path d="M0 78C30 70 70 72 100 77V84C70 78 30 77 0 86Z" fill="#3b3e44" />
      <path d="M12 104C12 82 30 74 50 74S88 82 88 104Z" fill="#eee6d3" />
      <path d="M50 74C30 74 12 82 12 104H32C32 88 40 78 50 74Z" fill="#fffaf0" />
      <path d="M50 80L44 104H56Z" fill="#d9cdb0" />
      <path d="M33 73C40 80 60 80 67 73L69 80C60 88 40 88 31 80Z" fill="#c92f23" />
      <path d="M58 80L72 96L64 99L54 84Z" fill="#c92f23" />
      <path d="M58 80L66 90L61 92L54 84Z" fill="#a3201a" />
      <path d="M40 62H60V76C54 81 46 81 40 76Z" fill="#d79c70" />
    </>
  );
}

function Face(): ReactElement {
  return (
    <>
      <path d="M28 45C28 28 38 20 50 20S72 28 72 45C72 61 62 71 50 71S28 61 28 45Z" fill="#efbf93" />
      <path d="M50 71C62 71 72 61 72 45C72 34 68 27 62 23C66 44 62 62 50 71Z" fill="#dfa578" />
      <ellipse cx="27.5" cy="47" rx="4" ry="6" fill="#e6b085" />
      <ellipse cx="72.5" cy="47" rx="4" ry="6" fill="#d79c70" />
      <path d="M29 42C28 50 30 54 31 57L34 50V42ZM71 42C72 50 70 54 69 57L66 50V42Z" fill="#cfd3d6" />
      <circle cx="41" cy="46" r="2.5" fill="#2b221b" />
      <circle cx="59" cy="46" r="2.5" fill="#2b221b" />
      <circle cx="41.9" cy="45.1" r=".8" fill="#fff" />
      <circle cx="59.9" cy="45.1" r=".8" fill="#fff" />
      <path
        d="M36 40.5Q41 37.6 45.4 40M54.6 40Q59 37.6 64 40.5"
        stroke="#c2c7cb"
        strokeWidth="2.8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M50 46C52 51 54 53 52.4 55.2Q50 56.6 47.6 55.2"
        stroke="#b97f55"
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M50 57C45 55.4 38 57 34 63C40 65 46 63.4 50 60.6C54 63.4 60 65 66 63C62 57 55 55.4 50 57Z"
        fill="#e9ecee"
      />
      <path d="M50 60.6C54 63.4 60 65 66 63C63 58.6 58 56.6 54 56.7C56 59 54 60.4 50 60.6Z" fill="#c9ced2" />
      <path d="M44.6 65.4Q50 68.4 55.4 65.4" stroke="#a3573c" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <path d="M25 33C23 16 38 9 52 9.6C68 10 79 18 76 31C66 26 40 26 25 33Z" fill="#5b6470" />
      <path d="M25 33C23 16 38 9 52 9.6C42 13 34 20 34 30Z" fill="#727d8a" />
      <path d="M24 34C36 27 66 26 80 34C83 36 82 39 78 38C64 33 38 33 26 38C22 39 21 36 24 34Z" fill="#434b55" />
      <path d="M26 28C40 20 62 20 76 27" stroke="#2b2620" strokeWidth="3.4" fill="none" />
      <ellipse
        cx="41"
        cy="23.4"
        rx="8.4"
        ry="6"
        fill="#9fd6f0"
        stroke="#c9a45b"
        strokeWidth="2.4"
        transform="rotate(-8 41 23.4)"
      />
      <ellipse
        cx="60"
        cy="23"
        rx="8.4"
        ry="6"
        fill="#9fd6f0"
        stroke="#c9a45b"
        strokeWidth="2.4"
        transform="rotate(6 60 23)"
      />
      <path d="M36 23L41 19.4M55.6 22.6L60 19.2" stroke="#fff" strokeWidth="1.6" opacity=".8" />
    </>
  );
}
