// The same in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/races';

export const messages: Translation<typeof source> = {
  'race.gone': 'Dieses Rennen gibt es nicht mehr. Geh zurück zur Liste der Rennen.',
  'race.stopped-for-guests': 'Dieses Rennen kann nicht weitergehen. Auf dem Bildschirm des Hosts steht mehr dazu.',
  'race.no-setup': 'Die Einstellungen dieses Rennens lassen sich nicht mehr lesen.',
  'race.not-open': 'Öffne zuerst dieses Rennen.',
  'race.over': 'Dieses Rennen ist vorbei.',
  'race.not-over': 'Dieses Rennen ist noch nicht vorbei.',
  'race.damaged':
    'Der gespeicherte Stand dieses Rennens ist beschädigt, daher kann es nicht weitergehen. Du kannst es löschen.',
  'race.newer':
    'Dieses Rennen wurde von einem neueren Paddock gespeichert. Installiere die neuere Version, um es fortzusetzen.',
  'race.older':
    'Dieses Rennen wurde nach älteren Regeln gespeichert und kann nach diesen nicht weitergehen. Du kannst es löschen.',
  'race.unlisted': 'Der gespeicherte Stand dieses Rennens lässt sich nicht lesen. Du kannst es löschen.',
  'race.unreadable': 'Der gespeicherte Stand dieses Rennens ist beschädigt und lässt sich nicht lesen.',
  'race.unshown': 'Der gespeicherte Stand dieses Rennens ist beschädigt und lässt sich nicht zeigen.',
  'race.in-season': 'Dieses Rennen zählt in der Saison {season}. Lösche zuerst die Saison.',
  'race.stopped':
    'Die Regeln von {game} sind hängen geblieben oder gescheitert, deshalb wurde dieses Rennen angehalten.',
  'seat.none': 'Diesen Wagen gibt es in diesem Rennen nicht.',
  'seat.automaton': 'Einen Wagen, den die Regeln fahren, kann niemand übernehmen.',
  'seat.not-here': 'An diesem Bildschirm fährt niemand diesen Wagen.',
  'daily.unaided': 'Dieses Rennen wird gewertet: keine Tipps, kein Zurücknehmen.',
  'daily.later': 'Dieses Rennen kommt erst noch. Wähle heute oder einen früheren Tag.',
  'daily.stranger': 'Unter diesem Namen gibt es kein Ergebnis. Wähle eines aus der Liste.',
  'daily.over': 'Dieses Rennen hast du schon gefahren. Zum Üben kannst du es noch einmal fahren.',
  'daily.code': 'Dieser Code ist ungültig. Prüfe ihn Zeichen für Zeichen.',
  'campaign.locked': 'Dieses Rennen ist noch gesperrt. Schaffe zuerst das Ziel des Rennens davor.',
  'ladder.locked': 'Diese Stufe ist noch gesperrt. Gewinne zuerst die Stufe darunter.',
  'ladder.hints': 'Ab dieser Stufe der Leiter gibt es keine Tipps.',
  'ladder.undo': 'Ab dieser Stufe der Leiter lässt sich nichts zurücknehmen.',
  'trials.unknown': 'Dieses Zeitfahren gibt es nicht. Wähle eines aus der Liste.',
  'trials.closed': 'Diese Gegner sind noch gesperrt. Schlage zuerst die schweren.',
  'undo.off': 'Der Host erlaubt nicht, Züge zurückzunehmen.',
  'undo.too-late':
    'Das lässt sich nicht mehr zurücknehmen: Seitdem sind Karten oder Würfel gefallen, oder jemand anderes hat entschieden.',
  'driver.none': 'Unter diesem Namen ist hier noch niemand ein Rennen gefahren, das zählt.',
  'hint.busy': 'Die KI denkt noch über den letzten Tipp nach.',
  'hint.off': 'In dieser Party gibt es für Gäste keine Tipps; so ist es eingestellt.',
  'hint.none': 'Die KI weiß gerade keine Antwort. Versuch es noch einmal.',
  'school.other': 'Die Lektion fragt hier nach etwas anderem. Folge dem, was leuchtet.',
  'fork.other-rules':
    'Dieses Rennen wurde nach anderen Regeln gefahren, deshalb kann niemand von dort weiterfahren. Ansehen geht.',
  'fork.damaged': 'Der gespeicherte Stand dieses Rennens ist beschädigt, deshalb kann niemand von dort weiterfahren.',
  'fork.over': 'Dort ist das Rennen vorbei. Wähle einen Moment vor dem Ende.',
  'fork.automaton': 'Diesen Wagen fahren die Regeln. Wähle einen anderen.',
  'review.other-rules':
    'Dieses Rennen wurde nach anderen Regeln gefahren, deshalb kann es nicht analysiert werden. Ansehen geht.',
  'review.damaged': 'Der gespeicherte Stand dieses Rennens ist beschädigt, deshalb kann es nicht analysiert werden.',
  'puzzle.gone': 'Dieses Rätsel gibt es nicht mehr, oder die Regeln haben sich seitdem geändert. Wähle ein anderes.',
  'puzzle.unfinished': 'Diese Antwort ist noch nicht fertig. Vervollständige sie und bestätige dann.',
  'review.none': 'Dort wurde nichts entschieden.',
  'fork.out': 'Dieser Wagen ist dort schon ausgeschieden. Wähle einen anderen.',
  'export.race-long':
    'Dieses Rennen ist zu lang für eine Datei von 2 MB: Kein Paddock könnte sie einlesen. Hier kannst du es ansehen.',
  'export.season-long': 'Diese Saison ist zu lang für eine Datei von 2 MB. Exportiere ihre Rennen einzeln.',
  'export.season-race':
    'Ein Rennen dieser Saison lässt sich nicht mehr lesen, deshalb kann die Saison nicht vollständig exportiert werden.',
  'export.season-damaged': 'Was von dieser Saison gespeichert wurde, lässt sich nicht mehr lesen.',
  'import.too-large': 'Diese Datei ist größer als 2 MB, also stammt sie nicht von Paddock.',
  'import.no-file': 'Das ist keine Datei eines Rennens oder einer Saison.',
  'import.bare': 'In dieser Datei fehlen die Namen der Fahrer. Exportiere das Rennen mit diesem Paddock noch einmal.',
  'import.unfit':
    'Diese Datei lässt sich nicht lesen ({issue}). Vielleicht ist sie abgeschnitten oder von einem anderen Paddock.',
  'import.newer': 'Diese Datei stammt von einem neueren Paddock. Installiere die neuere Version, um sie einzulesen.',
  'import.twice': 'Dasselbe Rennen steht zweimal in dieser Datei.',
  'import.here':
    'Rennen aus dieser Datei sind schon hier, in einer anderen Saison. Lösche zuerst diese Saison; ihre Rennen bleiben.',
  'import.here-in':
    'Rennen aus dieser Datei sind schon hier, in der Saison {season}. Lösche zuerst diese Saison; ihre Rennen bleiben.',
  'import.nameless': 'In dieser Datei fehlt der Name einer Person, eines Teams oder der Saison selbst.',
  'import.corrections': 'Was in dieser Saison korrigiert wurde, passt nicht zu ihrem Plan.',
  'import.off-calendar': 'Diese Datei enthält ein Rennen, das nicht in ihrem Kalender steht.',
  'import.race.no-game':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} gehört zu einem Spiel, das dieses Paddock nicht hat.',
  'import.race.unplayable':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} lässt sich nach den Regeln nicht spielen.',
  'import.race.drivers':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} nennt andere Namen, als in seinen Wagen saßen.',
  'import.race.open': '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} ist nicht zu Ende.',
  'import.race.other-game':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} gehört zu einem anderen Spiel.',
  'import.race.other-rules':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} wurde nach Regelstand {recorded} gefahren; hier gilt Regelstand {here}.',
  'import.race.refused':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} verstößt in Zug {move} gegen die Regeln. {why}',
  'import.race.no-hash':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} hat nach Zug {move} keine Prüfsumme.',
  'import.race.other-hash':
    '{at, plural, =0 {Dieses Rennen} other {Rennen # des Kalenders}} geht anders aus als angegeben: Nach Zug {move} stimmt die Prüfsumme nicht.',
  'import.round.practice': 'Rennen {at} des Kalenders ist in dieser Datei ein Trainingsrennen, und das zählt nirgends.',
  'import.round.other-game': 'Rennen {at} des Kalenders gehört in dieser Datei zu einem anderen Spiel.',
  'import.round.other-race': 'Rennen {at} des Kalenders ist in dieser Datei ein anderes Rennen.',
  'import.round.cars': 'In Rennen {at} des Kalenders passen die Namen in dieser Datei nicht zu den Wagen.',
  'import.round.alone': 'Rennen {at} des Kalenders ist in dieser Datei eine Fahrt allein gegen die Uhr.',
  'import.round.legs': 'Rennen {at} des Kalenders hat in dieser Datei einen Lauf zu viel oder zu wenig.',
  'import.round.decided': 'Rennen {at} des Kalenders geht in dieser Datei weiter, obwohl es schon entschieden war.',
  'import.round.strangers': 'In Rennen {at} des Kalenders fahren in dieser Datei andere als in der Saison.',
  'import.round.changed': 'In Rennen {at} des Kalenders wechseln in dieser Datei mitten in der Serie die Namen.',
  'import.round.before':
    'Rennen {at} des Kalenders beginnt nicht mit dem, was die Rennen davor in dieser Datei hinterlassen.',
  'notice.stopped': 'Ein Rennen wurde angehalten',
  'notice.stopped.report': 'Ein Bericht liegt in {file}.',
  'notice.stopped.no-report': 'Ein Bericht konnte nicht geschrieben werden.',
  'notice.driver': 'Ein KI-Fahrer kam nicht weiter',
  'notice.driver.text':
    '{name} konnte sich nicht entscheiden, deshalb wurde der sichere Zug gespielt. Das Rennen geht weiter.',
  'notice.disk': 'Das Rennen wartet auf das Laufwerk',
  'notice.handed': 'Ein Rennen beginnt mit weniger, als das davor hinterlassen hat',
  'notice.handed.misfit':
    'Was das Rennen davor hinterlassen hat, passt nicht mehr zu den Regeln, deshalb beginnt dieses Rennen wie ein erstes.',
  'notice.handed.lost':
    'Was Rennen {round} ({circuit}) den folgenden hinterlassen hat, lässt sich nicht mehr lesen, deshalb beginnt dieses Rennen wie ein erstes.',
  'notice.handed.partly':
    'Was Rennen {round} ({circuit}) den folgenden hinterlassen hat, lässt sich nicht mehr lesen; wer zuletzt dort gefahren ist, beginnt ohne das.',
};
