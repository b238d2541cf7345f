import { workAlone } from '../../../shared/apart.ts'
import { readFile } from './read-file.ts'

// Runs in a process of its own, begun by read-apart.ts.
workAlone(readFile)
