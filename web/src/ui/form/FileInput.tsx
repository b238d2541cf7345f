import type { RefObject } from 'react'
import { notify } from '../../lib/notices.ts'
import { useTexts } from '../../lib/texts.ts'
import { formTexts } from './texts.ts'

/**
 * The browser's choice of files, hidden: a button of the screen presses it through `input`. The same file may be chosen
 * again, as one that was mended is. A file that cannot be read any more, moved or locked since it was chosen, is told.
 */
export function FileInput({
  input,
  label,
  accept,
  multiple = false,
  onFiles,
}: {
  input: RefObject<HTMLInputElement | null>
  label: string
  /** Endings and types, as the attribute of the same name lists them. */
  accept: string
  multiple?: boolean
  /** What is done with the files; a failure of it is one of reading them. */
  onFiles: (first: File, all: readonly File[]) => Promise<void> | void
}) {
  const t = useTexts(formTexts)
  const take = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    try {
      await onFiles(first, files)
    } catch {
      notify('error', t('unreadable', { file: first.name }))
    }
  }
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ''
        void take(files)
      }}
    />
  )
}
