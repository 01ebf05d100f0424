// The guide to the workshop in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/guide';

export const messages: Translation<typeof source> = {
  title: 'Handbuch der Werkstatt',
  name: 'im Handbuch',
  open: 'Handbuch',
  back: 'Werkstatt',

  'rules.group.start': 'Erste Schritte',
  'rules.group.road': 'Die Straße',
  'rules.group.corners': 'Kurven',
  'rules.group.land': 'Landschaft',
  'rules.group.proof': 'Testen',
  'rules.group.share': 'Teilen',

  'rules.begin.title': 'Eine neue Strecke',
  'rules.begin.lead': 'Am Anfang steht ein Oval, eine Kopie, eine Datei oder ein Wurf mit dem Würfel.',
  'rules.begin.1':
    '<b>Ein leeres Blatt</b> ist ein Oval, auf dem man sofort fahren kann. <b>Eine fertige Strecke</b> öffnet sich als Kopie: Das Original bleibt, wie es ist. <b>Überrasch mich</b> zeichnet eine Strecke, die jede Prüfung besteht, und jedes Mal eine andere.',
  'rules.begin.2':
    'Eine Kopie behält, worauf gefahren wird: Felder, Kurven, Tempolimits. Manche Pläne haben so enge Biegungen, dass der Editor sie Fehler nennt. Mach sie weiter, bevor du auf der Kopie fährst.',

  'rules.drive.title': 'Testfahrt',
  'rules.drive.lead': 'D stellt dich sofort in die Startaufstellung deiner Strecke, gegen drei KI-Fahrer.',
  'rules.drive.1':
    'T lässt dir die Wahl: allein, gegen drei oder fünf KI-Fahrer, oder der <report>Fairnessbericht</report>. Mit Umschalt + D beginnst du auf dem Feld unter dem Mauszeiger oder kurz vor der gewählten Kurve.',
  'rules.drive.2':
    'Eine Testfahrt wird nirgends aufgezeichnet. Esc führt zur selben Ansicht zurück, und jeder Schritt lässt sich weiter rückgängig machen. Eine Strecke mit Fehlern kann man nicht fahren: siehe <problems>Fehler und Warnungen</problems>.',

  'rules.save.title': 'Entwurf und Speichern',
  'rules.save.lead':
    'Jede Änderung bleibt sofort als Entwurf erhalten. Erst Speichern macht sie zur Strecke, die alle fahren.',
  'rules.save.1':
    'Wird Paddock mitten in der Arbeit beendet, öffnet sich der Entwurf dort, wo du aufgehört hast, mit allen Schritten zum Zurücknehmen. Eine neue Strecke ersetzt nie eine andere.',
  'rules.save.2':
    'Eine Strecke ist das, worauf gefahren wird. Änderst du das, wird sie zu einer anderen Strecke, die weiß, woher sie kommt. Rennen, Rekorde und Wiederholungen bleiben bei der Strecke, auf der sie gefahren wurden.',

  'rules.undo.title': 'Rückgängig und Wiederholen',
  'rules.undo.lead': 'Z nimmt die letzte Änderung zurück, Umschalt + Z macht sie noch einmal.',
  'rules.undo.1':
    'Das gilt für alles: Straße, Kurven, Namen, Umgebung, ein behobenes Problem, sogar eine gewürfelte Strecke. Die Schritte bleiben bei einer Testfahrt und nach einem Neustart erhalten. Die beiden Knöpfe nennen den Schritt, der an der Reihe ist.',

  'rules.view.title': 'Ansicht und Nummern',
  'rules.view.lead': 'Das Mausrad zoomt, Ziehen am Boden verschiebt die Ansicht, 0 zeigt alles.',
  'rules.view.1':
    '+ und - zoomen auch, auf einem Tablet zwei Finger. G zeigt die Nummern der Felder. Die Griffe der Straße lassen sich ausblenden, damit man sie so sieht, wie sie gefahren wird.',

  'rules.points.title': 'Punkte und Griffe',
  'rules.points.lead': 'Die Straße läuft durch ihre Punkte, und die Griffe eines Punkts geben die Richtung an.',
  'rules.points.1':
    'Zieh einen Punkt, um die Straße zu verschieben. Zieh einen Griff, um sie zu biegen: Der andere folgt, außer du hältst Alt für einen Knick. Ein Doppelklick auf die Straße setzt einen neuen Punkt; Entf entfernt die gewählten.',
  'rules.points.2':
    'Mit Umschalt wählst du mehrere Punkte und verschiebst ein ganzes Stück. <b>Abrunden</b> lässt die Straße gleichmäßig hindurchlaufen, <b>Begradigen</b> legt sie auf eine Linie. Auf der Tastatur führt Tab von Punkt zu Punkt, und die Pfeiltasten bewegen um ein viertel Feld, mit Umschalt um ein ganzes.',

  'rules.pencil.title': 'Freihändig zeichnen',
  'rules.pencil.lead': 'Zeichne mit Straße (P) von Straße zu Straße: Das Stück dazwischen wird ersetzt.',
  'rules.pencil.1':
    'Eine geschlossene Linie wird zu einer ganz neuen Straße. Beim Loslassen wird die Linie geglättet. Würde sich die neue Straße kreuzen, bleibt die alte.',

  'rules.length.title': 'Länge, Runden und Spuren',
  'rules.length.lead':
    'Die Straße ist in gleich große Teile geteilt. Gib eine andere Zahl ein, und die ganze Strecke wächst oder schrumpft.',
  'rules.length.1':
    'Kurven behalten ihren Platz auf der Straße, wenn sich die Länge ändert. Die Runden schlägt die Rennvorbereitung vor; wer fährt, kann andere wählen.',
  'rules.length.2':
    'Können die Straßen eines Spiels mehr oder weniger Spuren haben, steht die Wahl in der Leiste: Sie sagt, wie viele Autos nebeneinander passen.',

  'rules.start.title': 'Start und Richtung',
  'rules.start.lead': 'An der Startlinie beginnt und endet eine Runde. Die Startaufstellung liegt dahinter.',
  'rules.start.1':
    'Klick mit Start (S) auf die Straße oder zieh die Fahne. <b>Umdrehen</b> dreht die Richtung um und nimmt die Kurven mit. In Spielen mit Boxen braucht die Gerade um die Linie Platz dafür.',

  'rules.corner.title': 'Kurven',
  'rules.corner.lead': 'Kurven bremsen die Autos. Klick mit Kurve (C) dort auf die Straße, wo sie sich biegt.',
  'rules.corner.1':
    'Zieh das Schild die Straße entlang, und drück eine Zahl, um die Kurve langsamer oder schneller zu machen. Die Zeile darunter sagt, was sie einen guten Fahrer kostet. Was eine Kurve verlangt, ist in jedem Spiel anders: Die letzte Gruppe dieser Liste erklärt es.',

  'rules.profile.title': 'Tempo über die Runde',
  'rules.profile.lead':
    'Der Streifen unter der Straße zeigt, wie schnell ein guter Fahrer fährt und wo eine Kurve alle bremst.',
  'rules.profile.1':
    'Die Linie ist das Tempo eines guten Fahrers, die Stufen sind die Limits. Zieh eine Stufe hinauf oder hinunter, um ein Limit zu ändern; die Pfeiltasten tun dasselbe. Die Summe nennt, wie viele Züge eine Runde dauert und was sie kostet.',

  'rules.land.title': 'Landschaft',
  'rules.land.lead': 'Die Landschaft ändert Farben, Umgebung und Stimmung, nie das Rennen.',
  'rules.land.1':
    'Bäume und Häuser einer Landschaft verteilen sich von selbst um deine Straße und halten sie frei. <b>Andere Landschaft</b> verteilt sie auf eine andere Art.',

  'rules.scenery.title': 'Umgebung streuen',
  'rules.scenery.lead': 'Mit Umgebung (B) streust du beim Ziehen Bäume, Häuser, Wasser und Tribünen.',
  'rules.scenery.1':
    'Umschalt nimmt Dinge weg. [ und ] ändern die Größe des Pinsels. Boote und Kaimauern brauchen Wasser: Streu das zuerst. Die Dinge halten die Straße frei, und eine verschobene Straße drängt sie zur Seite. Nicht jedes Spiel hat Pinsel.',

  'rules.trace.title': 'Bild zum Nachzeichnen',
  'rules.trace.lead': 'Leg ein Bild unter die Straße und zeichne darüber.',
  'rules.trace.1':
    'Wähle ein PNG, JPEG oder WebP, oder zieh eins auf die Seite. Zieh daran, um es zu verschieben, zieh an seiner Ecke, um die Größe zu ändern, und stell die Deckkraft ein. Es bleibt auf diesem Computer: Es gehört nicht zur Strecke und wird nie geteilt.',

  'rules.problems.title': 'Fehler und Warnungen',
  'rules.problems.lead': 'Fehler müssen behoben werden, bevor jemand fahren kann. Warnungen sind Ratschläge.',
  'rules.problems.1':
    'Sie erscheinen, während du zeichnest. <b>Zeigen</b> führt zur Stelle. <b>Beheben</b> löst das Problem, wenn es eine richtige Antwort gibt, und lässt sich wie jede Änderung zurücknehmen. Dieselbe Prüfung läuft, wenn eine Strecke importiert, gefahren oder auf einer Party empfangen wird.',

  'rules.report.title': 'Fairnessbericht',
  'rules.report.lead':
    'KI-Fahrer fahren ein paar hundert Rennen auf deiner Strecke, und der Bericht sagt, was dabei herauskam.',
  'rules.report.1':
    'Die Rennen laufen im Hintergrund: Zeichne weiter, oder halte sie jederzeit an und behalte, was bekannt ist. Ab sechzig Rennen gibt es ein Urteil in Worten, etwa <b>Fair und schnell</b>.',
  'rules.report.2':
    'Es fahren sechs Charaktere derselben Stufe, niemand ist also besser, und alle starten von jedem Platz gleich oft. Dazwischen fahren die beiden besten Stufen Duelle, für das <skill>Können</skill>.',

  'rules.band.title': 'Der faire Streifen',
  'rules.band.lead': 'Auf einer fairen Strecke gewinnt jeder Startplatz gleich oft, bis auf etwas Glück.',
  'rules.band.1':
    'Bei vier Autos sollte jeder Platz ein Viertel der Rennen gewinnen. In 200 Rennen macht allein der Zufall bis zu sechs Prozentpunkte aus. Der grüne Streifen zeigt, wie weit das reicht: zwei Standardfehler nach jeder Seite. Liegt ein Platz außerhalb, heißt die Strecke <b>ungleich</b>.',
  'rules.band.2':
    'Bei etwa jeder sechsten fairen Strecke liegt ein Platz knapp außerhalb. Teste noch einmal, bevor du die Straße änderst. In manchen Spielen gewinnt auf fast jeder Strecke öfter, wer vorn startet: Das liegt an den Regeln.',

  'rules.skill.title': 'Können',
  'rules.skill.lead': 'Wie oft die beste KI-Stufe die nächste schlägt, von jedem der beiden Startplätze aus.',
  'rules.skill.1':
    'Bei 50 % entscheidet das Glück. Unter 55 % lautet das Urteil <b>Glückssache</b>. Mehr Runden und mehr Kurven, auf die es ankommt, heben den Anteil meist.',

  'rules.characters.title': 'Siege nach Charakter',
  'rules.characters.lead': 'Sechs Charaktere fahren, jeder in seinem eigenen Stil.',
  'rules.characters.1':
    'Hier zeigt sich, ob eine Strecke Mut oder Vorsicht belohnt. Ein Stil ändert, was jemand vorzieht, nie, wie gut er fahren kann. Gewinnt ein Charakter viel mehr als seinen Anteil, passt die Strecke nur zu einem Stil.',

  'rules.costs.title': 'Ärger und Kosten',
  'rules.costs.lead': 'Die Farben auf dem Plan zeigen, wo sich Autos drehen, was Kurven kosten und wo überholt wird.',
  'rules.costs.1':
    '<b>Entscheidet nichts</b> heißt, dass dort kaum jemand etwas bezahlt: Senk das Limit, oder entfern die Kurve. Eine Kurve, in der sich oft Autos drehen, ist zu hart. Eine Kurve leuchtet im Diagramm und auf dem Plan gemeinsam auf.',

  'rules.tries.title': 'Vorschläge',
  'rules.tries.lead': 'Ein Klick probiert eine Änderung an einer Kopie aus und zeigt die Werte vorher und nachher.',
  'rules.tries.1':
    'Geändert wird ein Limit, die Zahl der Runden, oder eine Kurve rückt um ein oder zwei Felder. Sechzig Rennen zeigen, ob es hilft. <b>Behalten</b> übernimmt die Änderung in deine Strecke, mit dem neuen Bericht. <b>Zurück</b> verwirft sie.',

  'rules.raced.title': 'Gefahren',
  'rules.raced.lead': 'Eine Strecke gilt als gefahren, sobald ihr Autor oder vier KI-Fahrer im Ziel waren.',
  'rules.raced.1': 'So wissen alle, die sie bekommen, dass man auf ihr ins Ziel kommt.',

  'rules.file.title': 'Dateien und QR-Codes',
  'rules.file.lead': 'Die ganze Strecke steckt in ihrem Code: Zum Weitergeben braucht es kein Netz.',
  'rules.file.1':
    'Halte den Code vor die Kamera eines anderen Paddock, oder zieh die Datei auf dessen Werkstatt. Eine große Strecke braucht mehrere Codes, die sich abwechseln. Umgebung, die nicht in den Code passt, wird neu verteilt; die Datei behält sie.',

  'rules.guests.title': 'Auf einer Party',
  'rules.guests.lead': 'Gäste bekommen die Strecke eines Rennens von selbst, bevor sie sie brauchen.',
  'rules.guests.1':
    '<b>An die Party schicken</b> bietet sie auch zum Behalten an: in der App für die Werkstatt, im Browser als Datei. Auch eine Saison oder eine Wiederholung nimmt ihre Strecken mit.',

  'rules.formats.title': 'Andere Programme',
  'rules.formats.lead': 'Paddock liest die Dateien mehrerer anderer Editoren und schreibt einige davon.',
  'rules.formats.1':
    'Welche, hängt vom Spiel ab: Die letzte Gruppe dieser Liste nennt sie. Was Paddocks Regeln nicht kennen, wird beim Importieren genannt, damit nichts unbemerkt verschwindet.',
};
