// The frame of the race screen: layout, banner, panels, and the line of a saved race.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Race } from '../../tests/race';
import type { HavocEvent } from '../../types';
import { view } from '../../view';
import { continueLine, frame } from '../frame';
import { Trackside } from '../trackside/trackside';
import { seats, storm, updateOf } from './given';

describe('the frame', () => {
  it('shows Dealer Selection and Storm on the table and the rest beside the oval', () => {
    expect(frame(updateOf(storm())).layout).toBe('table');
    expect(frame(updateOf(new Race(3).pawn(1, 'L1-10').racing())).layout).toBe('oval');
  });
  it('gives a replay the card table while no car drives', () => {
    expect(frame(updateOf(storm())).scene).toBeDefined();
    expect(frame(updateOf(new Race(3))).scene).toBeDefined();
    expect(frame(updateOf(new Race(3).pawn(1, 'L1-10').racing())).scene).toBeUndefined();
    const event: HavocEvent = { round: 1, type: 'stageStarted', stage: 'coins', dealer: 0 };
    expect(frame(updateOf(storm()), event, [event]).scene).toBeUndefined();
  });
  it('has the trackside close-up beside the oval, not beside the table', () => {
    const hasCloseUp = (race: Race, event?: HavocEvent): boolean => {
      const { aside } = frame(updateOf(race), event, event ? [event] : []);
      if (!aside) throw new Error('no left column');
      const parts = (aside.props as { children: ({ type: unknown } | false)[] }).children;
      return parts.some((part) => part && part.type === Trackside);
    };
    expect(hasCloseUp(storm())).toBe(false);
    for (const stage of ['lanes', 'coins', 'racing'] as const) {
      expect([stage, hasCloseUp(storm(), { round: 1, type: 'stageStarted', stage, dealer: 0 })]).toEqual([stage, true]);
    }
  });
  it('says what the viewer has to do and who else is still deciding', () => {
    expect(frame(updateOf(storm())).banner).toMatchObject({
      title: 'Storm',
      prompt: 'Play a card or draw',
      mine: true,
    });
    expect(frame(updateOf(storm(), 1)).banner).toMatchObject({ prompt: 'Marta is playing', mine: false });
    const toxic = new Race(3).storm({ hands: ['9♠', '8♣', 'K♦'], pile: '7♥', toxic: 4 });
    expect(frame(updateOf(toxic)).banner.prompt).toBe('Draw 4');
  });
  it('follows the event being shown, and the stage it leads to', () => {
    const event: HavocEvent = { round: 1, type: 'stageStarted', stage: 'coins', dealer: 0 };
    const shown = frame(updateOf(storm()), event, [event]);
    expect(shown.layout).toBe('oval');
    expect(shown.banner).toMatchObject({ title: 'Coins', prompt: 'Round 1: Coins', mine: false });
  });
  it('summarises a saved race in one line', () => {
    const race = new Race(3).pawn(1, 'L1-10').pawn(2, 'L2-14').racing();
    expect(renderToStaticMarkup(continueLine(view(race.s, 0), seats))).toBe(
      'Lap 1 of 1, round 1: Racing. You are <b>2nd</b>, 4 behind Ada.',
    );
  });
});
