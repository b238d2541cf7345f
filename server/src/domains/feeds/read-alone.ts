import { workAlone } from '../../shared/apart.ts'
import { readFeed } from '@pandora/sources/feeds/fetch/fetch-feed'

// Runs in a process of its own, begun by read-apart.ts.
workAlone(readFeed)
