// The same in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/network';

export const messages: Translation<typeof source> = {
  'network.none': 'Dieses Paddock wurde ohne Netz gestartet, deshalb kann niemand beitreten.',
  'network.gone': 'Eines dieser Netze gibt es nicht mehr. Sieh dir die Netze noch einmal an und wähle neu.',
  'door.open': 'Es ist schon eine Party offen. Schließe sie zuerst.',
  'door.unbuilt': 'Die Seiten für Gäste sind nicht gebaut: Führe zuerst npm run build aus.',
  'door.port-taken':
    'Port {port} benutzt ein anderes Programm. Wähle einen anderen Port, oder 0 für irgendeinen freien.',
  'door.port-refused': 'Dieses System lässt Paddock den Port {port} nicht öffnen. Wähle einen über 1024.',
  'door.network-gone': 'Dieses Netz gibt es nicht mehr. Sieh dir die Netze noch einmal an und wähle ein vorhandenes.',
  'door.trouble':
    'Die Party ließ sich in diesem Netz nicht öffnen. Sieh dir die Netze noch einmal an und wähle ein anderes.',
  'away.no-address':
    'Das ist keine Adresse. Sie sieht aus wie 192.168.1.24:7310 und steht auf dem Bildschirm des Hosts.',
  'away.no-table': 'Bei {host} ist keine Party offen. Frag den Host, ob sie offen ist, und prüfe die Adresse.',
  'away.unknown-host': 'Ein Computer namens {host} wurde nicht gefunden. Prüfe die Adresse.',
  'away.no-way': 'Dieser Computer erreicht {host} nicht. Seid ihr im selben Netz?',
  'away.no-answer': 'Bei {host} antwortet niemand. Seid ihr im selben Netz, und lässt die Firewall dort Paddock durch?',
  'away.full': 'Die Party bei {host} ist voll. Versuch es gleich noch einmal.',
  'away.stranger': '{host} antwortet, aber dort läuft kein Paddock. Prüfe die Adresse.',
  'away.host-newer': 'Der Host hat ein neueres Paddock. Aktualisiere deines, um beizutreten.',
  'away.host-older': 'Der Host hat ein älteres Paddock. Bitte darum, es zu aktualisieren.',
  'away.refused': 'Die Party bei {host} hat dich nicht hereingelassen. Versuch es gleich noch einmal.',
  'away.silent': 'Die Party bei {host} antwortet nicht mehr.',
  'away.babble': 'Die Party bei {host} hat etwas geschickt, das Paddock nicht versteht.',
  'away.closed': 'Die Verbindung zu {host} wurde geschlossen.',
  'away.stuck': 'Die Party bei {host} reagiert nicht mehr.',
  'away.gone': 'Die Verbindung zu dieser Party ist weg. Tritt noch einmal bei.',
  'away.too-many': 'Dieses Fenster ist schon in zu vielen Partys. Verlass zuerst eine.',
  'away.window-gone': 'Das Fenster ist weg.',
  'away.no-own': 'Es gibt keine Verbindung zum Paddock dieses Computers.',
  'away.ended': 'Geschlossen.',
  'found.no-network': 'Dieser Computer ist in keinem privaten Netz',
  'found.no-network.text':
    'Verbinde ihn mit demselben WLAN oder Kabelnetz wie die anderen. Öffentliche Adressen werden nie benutzt.',
  'found.virtual': 'Es wurde nur ein virtuelles Netz gefunden',
  'found.virtual.text':
    '{network} sieht nach einem VPN oder dem Netz einer virtuellen Maschine aus. Gäste im Raum erreichen es nur über dasselbe.',
  'found.wifi': 'Dieser Computer ist nur im WLAN',
  'found.wifi.text':
    'Gäste- und Hotelnetze trennen Geräte oft voneinander. Kommt niemand herein, nimm dein eigenes WLAN oder den Hotspot eines Handys.',
  'found.several': 'Dieser Computer ist in mehreren Netzen',
  'found.several.text': 'Gäste müssen in einem sein, das du gewählt hast: {networks}.',
  'found.several.one': '{network} ({address})',
  'found.try': 'Versuch es am Handy',
  'found.try.text':
    'Öffne dort http://{where}. Steht da „Erreicht“, war nur der Code falsch. Kommt nichts, ist das Handy in einem anderen Netz als {network}: Gast-WLAN hält seine Geräte voneinander fern, manches Hotel auch. Dann hilft der Hotspot eines Handys mit allen darin.',
  'found.fine': 'Das Netz ist in Ordnung',
  'found.fine.text': 'Gäste in {network} können {address} benutzen.',
  'found.no-table': 'Es ist keine Party offen',
  'found.no-table.text': 'Öffne zuerst die Party: Paddock antwortet anderen nur, solange eine offen ist.',
  'found.gone': 'Ein Netz ist verschwunden',
  'found.gone.text': 'Dieser Computer ist nicht mehr unter {address} zu finden. Schließe die Party und öffne sie neu.',
  'found.door': 'Die Party ist offen',
  'found.door.text': 'Dieser Computer erreicht {where}.',
  'found.no-door': 'Die Party antwortet nicht',
  'found.no-door.text': 'Nicht einmal dieser Computer erreicht {where}. Eine Firewall sperrt Port {port}.',
  'found.here-only': 'Die Party ist nur für diesen Computer offen',
  'found.here-only.text': 'Schließe sie und öffne sie in dem Netz, in dem die anderen sind.',
  'found.unseen': 'Andere finden diese Party nicht von selbst',
  'found.unseen.text': 'Dieses System lässt Multicast-DNS bei {address} nicht zu ({code}).',
  'found.maybe-unseen': 'Vielleicht finden andere diese Party nicht von selbst',
  'found.maybe-unseen.text': 'Ein anderes Programm belegt Port {port} (Multicast-DNS).',
  'found.by-address': 'Mit Adresse und Code können Gäste trotzdem kommen.',
  'found.firewall': 'Wenn sich die Adresse auf dem Gerät eines Gastes nicht öffnet',
  'found.firewall.windows':
    'Windows-Sicherheit, Firewall- & Netzwerkschutz, Zugriff von App durch Firewall zulassen: Setz bei Paddock den Haken für private Netzwerke, und mach dieses Netz zu einem privaten.',
  'found.firewall.mac':
    'Systemeinstellungen, Netzwerk, Firewall, Optionen: Erlaube Paddock. Und Datenschutz & Sicherheit, Lokales Netzwerk: Schalte Paddock ein.',
  'found.firewall.linux': 'Gib den Port in der Firewall frei, zum Beispiel: sudo ufw allow {port}/tcp',
};
