import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { Refusal } from '@pandora/contract/errors'
import { workApart } from '../../../shared/apart.ts'
import type { TextPage } from './lines.ts'
import type { AskedFile } from './read-file.ts'

/** What reading a file may take, MB of heap and seconds; how long a worker may hold a document is longer. */
export const READING = { mb: 800, seconds: 60 }

/**
 * What a file says, read in a process with limits of its own, as files of others may be made to do harm. Refuses what
 * `readFile` refuses, KNOWLEDGE_FILE_SLOW and KNOWLEDGE_FILE_UNPACKS.
 */
export function readApart(asked: AskedFile): Promise<TextPage[]> {
  const { file } = asked
  return workApart<TextPage[]>(new URL('./read-alone.ts', import.meta.url), asked, {
    ...READING,
    late: new Refusal(knowledgeErrors.KNOWLEDGE_FILE_SLOW, { file, seconds: READING.seconds }),
    tooLarge: new Refusal(knowledgeErrors.KNOWLEDGE_FILE_UNPACKS, { file, limit: `${READING.mb} MB` }),
    broken: new Refusal(knowledgeErrors.KNOWLEDGE_FILE_BROKEN, { file }),
  })
}
