// The order in which the styles of a race apply: panels, then layouts, places, and the phone. Loaded first.

import './panels/order-strip.module.css';
import './panels/banner.module.css';
import './panels/table-dash.module.css';
import './panels/standings.module.css';
import './panels/log-panel.module.css';
import './panels/tools.module.css';
import './layers/curtain.module.css';
import './layers/menu.module.css';
import './race-layouts.module.css';
import './race.module.css';
import './race-phone.module.css';
import './race-hand.module.css';
