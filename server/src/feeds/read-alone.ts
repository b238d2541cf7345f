import { workAlone } from '../shared/apart.ts'
import { readFeed } from './fetch-feed.ts'

// Runs in a process of its own, begun by read-apart.ts.
workAlone(readFeed)
