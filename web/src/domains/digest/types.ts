import type { z } from 'zod'
import type { digest } from '@pandora/contract/domains/digest/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { digestContent, digestItem, digestSubscription } from '@pandora/contract/domains/digest/shapes'

export type Content = z.infer<typeof digestContent>
export type Previewed = OutputOf<typeof digest.preview>
export type Story = Content['stories'][number]
export type Move = Content['figures']['indexes'][number]
export type Subscription = z.infer<typeof digestSubscription>
export type Edition = z.infer<typeof digestItem>
