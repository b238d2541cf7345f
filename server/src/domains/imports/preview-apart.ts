import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { isReadWhole } from '@pandora/sources/files/format'
import { workApart } from '../../shared/apart.ts'
import type { previewFile } from './preview.ts'

type Asked = Parameters<typeof previewFile>
type Preview = Awaited<ReturnType<typeof previewFile>>

/**
 * What reading a file for its preview may take, MB and seconds. A workbook of 60 MB unpacked took 0.7 GB, a JSON
 * document of 65 MB 1 GB; of other files the first rows are read.
 */
const limits = { whole: { mb: 1500, seconds: 60 }, stream: { mb: 400, seconds: 20 } }

/**
 * Files that are read whole (workbook, JSON document) wait for each other: two of them at once would fill the memory.
 */
let before: Promise<unknown> = Promise.resolve()

/**
 * The preview of a file, in a process with limits of its own, which is ended at the end of its time: a file stops
 * neither the process that serves
 * everybody nor the previews behind it. Refuses what the preview refuses, TOO_LARGE and PREVIEW_OVERTIME.
 */
export async function previewApart(...asked: Asked): Promise<Preview> {
  const [{ place }] = asked
  if (!(await isReadWhole(place.path, place.name))) return alone(asked, limits.stream)
  const mine = before.then(
    () => alone(asked, limits.whole),
    () => alone(asked, limits.whole),
  )
  before = mine
  return mine
}

function alone(asked: Asked, { mb, seconds }: { mb: number; seconds: number }): Promise<Preview> {
  return workApart(new URL('./preview-alone.ts', import.meta.url), asked, {
    mb,
    seconds,
    late: new Refusal(importsErrors.PREVIEW_OVERTIME, { seconds }),
    tooLarge: new Refusal(errors.TOO_LARGE, { limit: `${mb} MB` }),
    broken: new Refusal(importsErrors.UNREADABLE_FILE, { reason: asked[0].place.name }),
  })
}
