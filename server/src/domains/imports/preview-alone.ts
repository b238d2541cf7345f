import { workAlone } from '../../shared/apart.ts'
import { previewFile } from './preview.ts'

// Runs in a process of its own, begun by preview-apart.ts.
workAlone((asked: Parameters<typeof previewFile>) => previewFile(...asked))
