// The landscapes behind portraits: drivers' homes from far away, 220 x 130 units. Data only.

import type { Land } from '@drivers/look';

/** SVG of each landscape over the sky, one element or group per line. */
export const LANDS: Readonly<Record<Land, string>> = {
  fjord: [
    '<path d="M-5 108L22 54L40 76L62 40L92 104H130L158 48L182 80L198 60L226 104V132H-5Z" fill="#24506e"/>',
    '<path d="M22 54L31 65L24 70L16 66ZM62 40L73 62L62 66L52 58ZM158 48L169 63L158 68L149 66Z" fill="#eef5f8"/>',
    '<path d="M-5 104H226V132H-5Z" fill="#173d58"/>',
    '<path d="M10 112H52M150 116H206M170 109H190" stroke="#7cc3e6" stroke-width="1.6" opacity=".6"/>',
  ].join(''),
  coast: [
    '<path d="M-5 96C20 74 46 78 60 96Z" fill="#c98257"/>',
    '<path d="M8 96V80H22V72H34V84H46V96Z" fill="#f3d9b1"/>',
    '<path d="M6 80L15 73L24 80ZM20 72L28 65L36 72ZM33 84L40 78L48 84Z" fill="#b5573a"/>',
    '<path d="M-5 96H226V132H-5Z" fill="#1f7fae"/>',
    '<path d="M150 100H210M160 108H196M12 106H48" stroke="#a9dcf0" stroke-width="1.6" opacity=".7"/>',
    '<path d="M184 98V66L204 94ZM181 98V72L170 94Z" fill="#fffaf0"/>',
    '<path d="M168 99H208L200 106H176Z" fill="#8a5a34"/>',
  ].join(''),
  savanna: [
    '<path d="M-5 106C40 96 80 104 120 100S190 98 226 106V132H-5Z" fill="#8a5a22"/><g fill="#3d4a1c">',
    '<path d="M30 104L33 78H36L38 104Z"/><ellipse cx="34" cy="74" rx="32" ry="8.5"/>',
    '<ellipse cx="20" cy="69" rx="16" ry="5.5"/><path d="M188 106L190 86H192L194 106Z"/>',
    '<ellipse cx="191" cy="83" rx="24" ry="6.5"/></g>',
  ].join(''),
  volcano: [
    '<path d="M118 108L166 46L182 46L226 104V110Z" fill="#3f4f78"/>',
    '<path d="M158 57L166 46H182L191 58L184 55L178 62L171 56L165 61Z" fill="#f6f3ff"/>',
    '<path d="M-5 106C40 98 80 104 226 104V132H-5Z" fill="#24305a"/><g fill="#ef9fbb">',
    '<circle cx="14" cy="70" r="15"/><circle cx="36" cy="62" r="13"/><circle cx="28" cy="82" r="12"/></g>',
    '<path d="M18 110L24 78L30 60" stroke="#5b3a34" stroke-width="4" fill="none"/>',
  ].join(''),
  mesa: [
    '<path d="M-5 104L8 68H52L64 104ZM150 106L160 58H186L194 74H206L216 106Z" fill="#a8502a"/>',
    '<path d="M8 68H52L54 76H6ZM160 58H186L189 66H158Z" fill="#d98850"/>',
    '<path d="M-5 102H226V132H-5Z" fill="#c98a4c"/>',
    '<path d="M136 106V84M136 94H129V87M136 97H143V89" stroke="#2f6b3a" stroke-width="5" stroke-linecap="round" fill="none"/>',
  ].join(''),
  moor: [
    '<path d="M-5 96C34 76 70 98 110 86S186 72 226 92V132H-5Z" fill="#5a7a4a"/>',
    '<path d="M-5 108C50 96 120 112 226 100V132H-5Z" fill="#3f6038"/>',
    '<path d="M178 88V58H192V88Z" fill="#b9b3a2"/>',
    '<path d="M178 58V53H182V57H188V53H192V58Z" fill="#b9b3a2"/><g fill="#7d5aa0">',
    '<circle cx="20" cy="106" r="4"/><circle cx="34" cy="110" r="3.4"/><circle cx="52" cy="107" r="3.6"/>',
    '<circle cx="196" cy="110" r="4"/></g>',
  ].join(''),
  bazaar: [
    '<path d="M-5 106V78H20V62H46V106Z" fill="#d9a86a"/>',
    '<path d="M20 62C20 44 46 44 46 62Z" fill="#1f8f93"/>',
    '<path d="M33 48V38" stroke="#f2c230" stroke-width="2.4"/>',
    '<path d="M168 106V44H178V106ZM166 44H180L173 30Z" fill="#e3bd84"/>',
    '<path d="M182 106V72H226V106Z" fill="#c98f54"/>',
    '<path d="M6 106V94A6 6 0 0 1 18 94V106ZM190 106V92A7 7 0 0 1 204 92V106Z" fill="#6b4423"/>',
    '<path d="M-5 105H226V132H-5Z" fill="#7a4c26"/>',
  ].join(''),
  docks: [
    '<path d="M-5 100V72H24V84H48V100ZM164 102V64H186V50H212V102Z" fill="#2b3a4c"/>',
    '<path d="M28 100V46H64M28 58L50 46M60 46V70" stroke="#e8a53a" stroke-width="3.4" fill="none"/>',
    '<g fill="#ffd98a">',
    '<path d="M4 78h5v5h-5zM14 78h5v5h-5zM190 58h5v5h-5zM200 58h5v5h-5zM190 70h5v5h-5zM172 72h5v5h-5z"/>',
    '</g><path d="M-5 100H226V132H-5Z" fill="#16283a"/>',
    '<path d="M6 110H50M150 108H204" stroke="#6fa5c8" stroke-width="1.6" opacity=".6"/>',
  ].join(''),
  reef: [
    '<path d="M-5 98C20 86 44 88 66 98ZM150 100C170 80 200 82 226 98Z" fill="#2f8f5a"/>',
    '<path d="M-5 98H226V132H-5Z" fill="#149aa0"/>',
    '<path d="M0 110C14 104 20 116 34 110S54 104 68 110M148 112C162 106 168 118 182 112S204 106 222 112" stroke="#c9fff2" stroke-width="2" fill="none" opacity=".8"/>',
    '<path d="M196 92C198 74 194 66 188 58" stroke="#6b4423" stroke-width="4" fill="none"/>',
    '<g fill="#1c6b3f">',
    '<path d="M188 58C176 48 166 52 160 60C172 56 180 58 188 60ZM188 58C198 46 210 50 216 60C204 56 196 58 188 60ZM188 58C184 46 174 42 168 44C178 48 184 54 187 60ZM188 58C192 46 202 40 208 44C198 48 192 54 189 60Z"/>',
    '</g>',
  ].join(''),
  lake: [
    '<path d="M-5 96L10 70L18 84L28 60L40 86L48 72L60 96ZM158 98L170 66L178 82L190 58L202 84L212 70L226 98Z" fill="#1f5138"/>',
    '<path d="M-5 96H226V132H-5Z" fill="#3a78a0"/>',
    '<path d="M8 106H44M168 104H208M180 112H200" stroke="#cfe8f5" stroke-width="1.8" opacity=".7"/>',
    '<path d="M164 96V86H182V96Z" fill="#8a4a2c"/><path d="M161 87L173 78L185 87Z" fill="#5b2d1a"/>',
  ].join(''),
  monsoon: [
    '<path d="M-5 102C20 80 50 78 74 96S190 78 226 96V132H-5Z" fill="#2f7a4a"/>',
    '<g fill="none" stroke="#7cc47f" stroke-width="2.2" opacity=".8">',
    '<path d="M0 108C30 100 60 104 84 110M0 118C30 110 60 114 90 120M140 108C170 100 200 102 226 106M146 118C176 110 204 112 226 116"/>',
    '</g><path d="M176 92V66H206V92Z" fill="#e9b85a"/>',
    '<path d="M170 68C180 62 184 54 191 46C198 54 202 62 212 68Z" fill="#c2452f"/>',
    '<path d="M188 92V80A4 4 0 0 1 196 80V92Z" fill="#6b2f1c"/>',
  ].join(''),
  castle: [
    '<path d="M-5 104L30 58L58 92L80 74L110 104L150 62L176 88L196 66L226 100V132H-5Z" fill="#463a68"/>',
    '<path d="M170 98V62H178V52L182 44L186 52V62H200V56L204 48L208 56V98Z" fill="#2c2448"/>',
    '<g fill="#ffd98a"><path d="M180 66h3v6h-3zM192 72h3v6h-3zM203 64h3v5h-3z"/></g>',
    '<path d="M-5 100H226V132H-5Z" fill="#2a2346"/><circle cx="32" cy="30" r="12" fill="#fff4d6"/>',
  ].join(''),
  lagoon: [
    '<path d="M-5 98V60H14V48H30V66H46V98ZM170 100V40H184V54H198V70H216V100Z" fill="#27613f"/>',
    '<g fill="#ffe29a">',
    '<path d="M4 66h4v6h-4zM18 54h4v6h-4zM18 66h4v6h-4zM34 72h4v6h-4zM174 46h4v6h-4zM174 60h4v6h-4zM188 62h4v6h-4zM202 76h4v6h-4z"/>',
    '</g><path d="M-5 98H226V132H-5Z" fill="#174a36"/>',
    '<path d="M16 108C40 116 60 116 76 108Z" fill="#8a5a34"/>',
  ].join(''),
};
