import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const folder = fileURLToPath(new URL('../../../../docs/models', import.meta.url))

/**
 * Task whose card a model is on, and the card as Markdown: `stance-zh` is told of in `stance.md`. Null where none lies
 * there.
 */
export async function cardOf(model: string): Promise<{ task: string; card: string | null }> {
  for (let task = model; task !== ''; task = task.slice(0, Math.max(0, task.lastIndexOf('-')))) {
    const card = await readFile(join(folder, `${task}.md`), 'utf8').catch(() => null)
    if (card !== null) return { task, card }
  }
  return { task: model.replace(/-(?:zh|en)$/, ''), card: null }
}
