import type { z } from 'zod'
import type { digestContent, digestItem, digestSubscription } from '@pandora/contract/domains/digest/shapes'

export type Content = z.infer<typeof digestContent>
export type Story = Content['stories'][number]
export type Move = Content['figures']['indexes'][number]
export type Subscription = z.infer<typeof digestSubscription>
export type Edition = z.infer<typeof digestItem>
