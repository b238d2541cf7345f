import type { z } from 'zod'
import type { digestContent } from '@pandora/contract/domains/digest/shapes'

/** What a digest says, as it goes out and is kept. */
export type Content = z.infer<typeof digestContent>
