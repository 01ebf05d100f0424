// zod set up for use in a page. The files of this folder import it from here, so that the setup runs before any of them makes
// a schema.

import { z } from 'zod';

// zod tries eval once to run faster, and a page's content security policy forbids even the attempt. The host keeps eval.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
