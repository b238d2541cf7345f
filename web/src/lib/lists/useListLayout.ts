import type { ListLayout } from '@pandora/contract/domains/accounts/shapes'
import { failureText } from '../api/failure.ts'
import { notify } from '../notices.ts'
import { useRoot } from '../store.ts'
import { useLanguage } from '../texts.ts'
import { saveConfig } from '../user.ts'
import { changed } from './layout.ts'

const usual: ListLayout = {}

/**
 * How the reader has arranged a kind of list, kept on the server; the second changes a part of it, null all of it back
 * to what is usual.
 */
export function useListLayout(
  kind: string,
): readonly [ListLayout, (part: { [Key in keyof ListLayout]?: ListLayout[Key] | undefined } | null) => void] {
  const language = useLanguage()
  const layout = useRoot((root) => root.user.info?.config.lists?.[kind] ?? usual)
  return [
    layout,
    (part) => {
      saveConfig(({ lists = {} }) => ({
        lists: { ...lists, [kind]: part === null ? usual : changed(lists[kind] ?? usual, part) },
      })).catch((error: unknown) => notify('error', failureText(error, language)))
    },
  ]
}
