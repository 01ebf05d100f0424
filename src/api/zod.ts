// zod as a page may use it. The files of this folder import it from here, so that it is set up before any of them makes a schema.

import { z } from 'zod';

// zod tries eval once to run faster, and a page's content security policy forbids even the attempt. The host keeps it.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
