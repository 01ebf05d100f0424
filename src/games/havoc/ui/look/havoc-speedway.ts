// The look of Havoc Speedway: a floodlit oval at dusk with a pond, trucks and a scoreboard in its infield.

import type { OvalLook } from '../board/art/oval-look';

export const look: OvalLook = {
  seen: 19.3,
  pictured: 21.6,
  land: { grass: '#3a5f36', beyond: '#335332', blobs: ['#446d3d', '#2f522e'], trees: 460, seed: 3 },
  dusk: '#4a2f86',
  lights: { away: 12.1, reach: 12 },
  wall: { outer: 18.75, cap: 18.55, apron: 18.4, colour: '#8e949c' },
  kerb: ['#c8202b', '#f4f4f4'],
  rubber: [
    [14.9, 0.16],
    [16.4, 0.22],
  ],
  ring: { edge: 23.6, corner: 6, trees: 24.6 },
  stands: [
    { at: [20.5, 0], turn: 90, length: 10, seed: 3 },
    { at: [-20.5, 0], turn: -90, length: 10, seed: 5 },
    { at: [0, -20.5], turn: 180, length: 10, seed: 7 },
    { at: [0, 20.5], turn: 0, length: 10, seed: 17 },
    { at: [16.7, -16], turn: 135, length: 8, seed: 9 },
    { at: [-16.7, -16], turn: -135, length: 8, seed: 11 },
    { at: [-16.7, 16], turn: -45, length: 8, seed: 13 },
    { at: [16.7, 16], turn: 45, length: 8, seed: 15 },
  ],
  accents: ['#7b3fb5', '#f5c518', '#f4f1e8'],
  carParks: [
    [-30, -9],
    [-30, -17],
    [30, -9],
    [30, -17],
    [30, 12],
    [-30, 12],
  ],
  infield: {
    grass: '#4d8743',
    name: { large: 'HAVOC', small: 'SPEEDWAY', at: [-2.2, -1.7], turn: -9 },
    pond: {
      at: [-7.6, 6.6],
      shore: [
        [-11, 2.4],
        [-9, 5.2],
        [-5, 4.4],
        [-3.6, 6.6],
        [-5.4, 11],
        [-8, 10],
        [-12.4, 6],
        [-11, 2.4],
      ],
      water: [
        [-10.6, 2.9],
        [-8.8, 5.6],
        [-5.2, 5],
        [-4, 6.8],
        [-5.6, 10.5],
        [-8, 9.6],
        [-11.8, 6],
        [-10.6, 2.9],
      ],
      waves: [
        [-9.6, 5.6],
        [-8, 7.8],
        [-6.6, 6.6],
      ],
    },
    trucks: { at: [5.4, -2.1], colours: ['#d7263d', '#2176d2', '#f46fa6', '#2e9e4f', '#f5c518', '#7b3fb5'] },
    scoreboard: [4.2, 9.4],
    trees: { tries: 40, least: 2, more: 10.5, seed: 21, isTaken },
  },
  pitBuilding: [8.1, 2.6],
  mapPits: [9, 5],
};

/** Trees keep clear of pits, trucks, the pond, the name and the scoreboard. */
function isTaken(east: number, north: number): boolean {
  const isPits = east > 3 && Math.abs(north) < 6;
  const isPond = east < -2.6 && north > 1.6 && north < 11.5;
  const isName = north < 2 && north > -7 && Math.abs(east + 2) < 8;
  const isBoard = east > 0 && east < 8.6 && north > 6.4;
  return isPits || isPond || isName || isBoard;
}
