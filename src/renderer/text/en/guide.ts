// The guide to the workshop: an article for every term that the editors and the balance report use, in English.

export const messages = {
  title: 'Workshop guide',
  name: 'the guide',
  open: 'Guide',
  back: 'Workshop',

  'rules.group.start': 'Getting started',
  'rules.group.road': 'The road',
  'rules.group.corners': 'Corners',
  'rules.group.land': 'Land',
  'rules.group.proof': 'Testing',
  'rules.group.share': 'Sharing',

  'rules.begin.title': 'A new circuit',
  'rules.begin.lead': 'Begin with an oval, a copy, a file, or a roll of the dice.',
  'rules.begin.1':
    '<b>A blank sheet</b> is an oval that can be raced at once. <b>A built-in circuit</b> opens as a copy: the original stays as it is. <b>Surprise me</b> draws a circuit that passes every check, and another one each time.',
  'rules.begin.2':
    'A copy keeps what is raced on: spaces, corners, limits. Some boards have bends so narrow that the editor calls them errors. Widen them before you race the copy.',

  'rules.drive.title': 'Test drive',
  'rules.drive.lead': 'D puts you on the grid of your circuit at once, against three AI drivers.',
  'rules.drive.1':
    'T offers a choice: alone, against three or five AI drivers, or the <report>balance report</report>. With Shift + D you start at the space under the pointer, or shortly before the selected corner.',
  'rules.drive.2':
    'A test drive isn’t recorded anywhere. Esc brings you back to the same view, and you can still undo every step. A circuit with errors can’t be driven: see <problems>errors and warnings</problems>.',

  'rules.save.title': 'Drafts and saving',
  'rules.save.lead': 'Every change is kept at once as a draft. Saving makes it the circuit that everybody races.',
  'rules.save.1':
    'If Paddock is closed in the middle of your work, the draft opens where you stopped, with every step to undo. A new circuit never replaces another one.',
  'rules.save.2':
    'A circuit is known by what is raced on. If you change that, it becomes another circuit, which remembers where it came from. Races, records and replays stay with the circuit they were driven on.',

  'rules.undo.title': 'Undo and redo',
  'rules.undo.lead': 'Z takes back the last change, Shift + Z does it again.',
  'rules.undo.1':
    'This works for everything: the road, corners, names, scenery, a fixed problem, even a circuit that you rolled. The steps are kept while you test drive and after a restart. The two buttons name the step that is next.',

  'rules.view.title': 'View and numbers',
  'rules.view.lead': 'The wheel zooms, dragging the ground moves the view, 0 shows everything.',
  'rules.view.1':
    '+ and - zoom as well, and two fingers do on a tablet. G shows the numbers of the spaces. The handles of the road can be hidden to see it as it will be raced.',

  'rules.points.title': 'Points and handles',
  'rules.points.lead': 'The road runs through its points, and the handles of a point say in which direction.',
  'rules.points.1':
    'Drag a point to move the road. Drag a handle to bend it: the other one follows, unless you hold Alt for a kink. Double-click the road for a new point; Delete removes the selected ones.',
  'rules.points.2':
    'Hold Shift to select several points and move a whole stretch. <b>Round off</b> makes the road run evenly through them, <b>Straighten</b> lays them in a line. With the keyboard, Tab goes from point to point, and the arrow keys move a quarter of a space, with Shift a whole one.',

  'rules.pencil.title': 'Drawing freehand',
  'rules.pencil.lead': 'With Road (P), draw from road to road and the stretch in between is replaced.',
  'rules.pencil.1':
    'A closed line becomes a whole new road. The line is smoothed as soon as you let go. If the new road would cross itself, the old one stays.',

  'rules.length.title': 'Length, laps and lanes',
  'rules.length.lead':
    'The road is divided into equal parts. Type another number, and the whole circuit grows or shrinks.',
  'rules.length.1':
    'Corners keep their place on the road when its length changes. Laps are what setup suggests; the people who race can choose others.',
  'rules.length.2':
    'Where a game’s roads can have more or fewer lanes, the bar has a choice: it says how many cars fit side by side.',

  'rules.start.title': 'Start and direction',
  'rules.start.lead': 'The start line is where a lap begins and ends. The grid lies behind it.',
  'rules.start.1':
    'Click the road with Start (S), or drag the flag. <b>Reverse</b> turns the direction round and takes the corners along. In games with pits, the straight around the line needs room for them.',

  'rules.corner.title': 'Corners',
  'rules.corner.lead': 'A corner is what slows cars down. Click the road with Corner (C) to add one where it bends.',
  'rules.corner.1':
    'Drag its sign along the road, and press a number to make it slower or faster. The line below says what the corner costs a good driver. What a corner asks for is different in each game: the last group of this list explains it.',

  'rules.profile.title': 'Speed along the lap',
  'rules.profile.lead':
    'The strip below the road shows how fast a good driver goes, and where a corner slows everybody.',
  'rules.profile.1':
    'The line is a good driver’s speed, the steps are the limits. Drag a step up or down to change a limit; arrow keys do the same. The sum on the left is a lap’s rounds and what it costs.',

  'rules.land.title': 'Landscape',
  'rules.land.lead': 'The land changes the colours, the scenery and the name of the place, never the race.',
  'rules.land.1':
    'The scenery of a land is scattered by itself around your road and keeps off it. <b>Another landscape</b> scatters it in another way.',

  'rules.scenery.title': 'Scenery brushes',
  'rules.scenery.lead': 'With Scenery (B), strew trees, houses, water and stands while you drag.',
  'rules.scenery.1':
    'Hold Shift to take things away. [ and ] change the size of the brush. Boats and quays need water: strew that first. Things keep off the road, and a road that moves pushes them aside. Not every game has brushes.',

  'rules.trace.title': 'Picture to trace',
  'rules.trace.lead': 'Lay a picture under the road and draw over it.',
  'rules.trace.1':
    'Choose a PNG, JPEG or WebP, or drop one on the page. Drag it to move it, drag its corner to change its size, and set its opacity. It stays on this computer: it is not part of the circuit and is never shared.',

  'rules.problems.title': 'Errors and warnings',
  'rules.problems.lead': 'Errors must be mended before anybody can race. Warnings are advice.',
  'rules.problems.1':
    'They appear while you draw. <b>Show</b> goes to the place. <b>Fix</b> mends it, if there is one right answer, and can be undone like any change. The same checks run when a circuit is imported, raced or received at a party.',

  'rules.report.title': 'Balance report',
  'rules.report.lead': 'AI drivers race on your circuit a few hundred times, and the report says what they found.',
  'rules.report.1':
    'The races run in the background: go on drawing, or stop them at any time and keep what is known. From sixty races on there is a verdict in words, such as <b>Fair and fast</b>.',
  'rules.report.2':
    'The field is six characters of one level, so nobody is better than another, and everybody starts from every place equally often. Duels of the two best levels run in between, for the <skill>skill share</skill>.',

  'rules.band.title': 'The fair band',
  'rules.band.lead': 'If a circuit is fair, every starting place wins equally often, give or take some luck.',
  'rules.band.1':
    'With four cars, each place should win a quarter of the races. In 200 races, chance alone moves that by up to six points. The green band shows how far: two standard errors to each side. A place outside it is called <b>uneven</b>.',
  'rules.band.2':
    'About one fair circuit in six has a place just outside. Test again before you change the road. In some games, the front of the grid wins more often on nearly every circuit: that is the rules’ doing.',

  'rules.skill.title': 'Skill share',
  'rules.skill.lead': 'How often the best AI level beats the one below it, each from either starting place.',
  'rules.skill.1':
    'Near 50% means that luck decides. Below 55%, the verdict is <b>lucky</b>. More laps and more corners that matter usually raise the share.',

  'rules.characters.title': 'Wins by character',
  'rules.characters.lead': 'Six characters drive, each with a style of their own.',
  'rules.characters.1':
    'A circuit that favours the bold, or the careful, shows it here. Styles change what a driver prefers, never how well they can drive. If one character wins far more than their share, the circuit suits one style only.',

  'rules.costs.title': 'Trouble and costs',
  'rules.costs.lead': 'The colours on the board show where cars spin out, what corners cost, and where they overtake.',
  'rules.costs.1':
    '<b>Decides nothing</b> means that hardly anybody pays anything there: lower the limit, or remove the corner. A corner at which cars often spin out is called harsh. The point at a corner lights up in the list and on the board together.',

  'rules.tries.title': 'Suggestions',
  'rules.tries.lead': 'One click tries a change on a copy and shows the figures before and after.',
  'rules.tries.1':
    'The change is another limit, another number of laps, or a corner that moves by one or two spaces. Sixty races show whether it helps. <b>Keep</b> makes the change part of your circuit, with its new report. <b>Back</b> forgets it.',

  'rules.raced.title': 'Raced',
  'rules.raced.lead': 'A circuit counts as raced once its author, or four AI drivers, have finished on it.',
  'rules.raced.1': 'So everybody who receives it knows that it can be finished.',

  'rules.file.title': 'Files and QR codes',
  'rules.file.lead': 'The whole circuit is in its code: no network is needed to pass it on.',
  'rules.file.1':
    'Hold the code in front of another Paddock’s camera, or drop the file on its workshop. A large circuit needs several codes, which take turns. Scenery that does not fit in the code is scattered again; the file keeps it.',

  'rules.guests.title': 'At a party',
  'rules.guests.lead': 'Guests get the circuit of a race by themselves, before they need it.',
  'rules.guests.1':
    '<b>Send to the party</b> also offers it to keep: in the app in the workshop, in a browser as a file. A season or a replay takes its circuits along, too.',

  'rules.formats.title': 'Other programs',
  'rules.formats.lead': 'Paddock reads the files of several other editors, and writes some.',
  'rules.formats.1':
    'Which ones depends on the game: the last group of this list names them. What Paddock’s rules do not know is named when you import, so that nothing disappears unnoticed.',
} as const;
