// Gallery pages of the seasons: one before its first race, one after two of three, one that is over.

import { screenAt } from '@gallery/app-at';
import { SEASONS, seasons } from '@gallery/saved/seasons';
import { to } from '../../app/routes';

export default { title: 'Screens/Seasons' };

const saved = { saved: seasons };

export const List = screenAt(to.seasons(), saved);

export const Fresh = { ...screenAt(to.season(SEASONS.fresh), saved), name: 'Before the first race' };

export const Running = { ...screenAt(to.season(SEASONS.running), saved), name: 'After two of three races' };

export const Over = screenAt(to.season(SEASONS.over), saved);

export const Champion = screenAt(to.champion(SEASONS.over), saved);

export const Changed = { ...screenAt(`${to.season(SEASONS.running)}/edit`, saved), name: 'Change the plan' };

export const NewPlan = { ...screenAt(to.newSeason('heat/season-3'), saved), name: 'New season, filled in' };

export const NewTour = { ...screenAt(to.newSeason('tour'), saved), name: 'New season of every game' };
