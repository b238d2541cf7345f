import { readTables } from './read-tables.ts'
import { workAlone } from '../../../shared/apart.ts'

// Runs in a process of its own, begun by read-apart.ts.
workAlone((asked: Parameters<typeof readTables>) => readTables(...asked))
