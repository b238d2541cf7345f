import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import { call } from '../../../lib/api/call.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Select } from '../../../ui/Select.tsx'
import { setDraft } from '../draft.ts'
import type { Part, Preview, Target } from '../draft.ts'
import { importTexts } from '../texts.ts'

/** How a part is asked for. */
export const askedPart = (part: Part | null): { part?: Part } =>
  part ? { part: { kind: part.kind, name: part.name } } : {}

/** Stands for every file of an archive. */
const ALL = '\u0000all'

interface Props {
  preview: Preview
  part: Part | null
  target: Target
  onFailure: (failure: unknown) => void
}

/** Which sheet, list or file is read of a file that holds several; nothing where it is one whole. */
export function PartChoice({ preview, part, target, onFailure }: Props) {
  const t = useTexts(importTexts)
  /** What was chosen and is being looked at. */
  const [pending, setPending] = useState<string | null>(null)
  const shown = preview.parts.find(({ read }) => read)
  if (!shown) return null
  const name = (one: Preview['parts'][number]): string => {
    const called = one.name === '' ? t('partWhole') : one.name
    return one.rows === null ? called : t('partRows', { name: called, count: one.rows })
  }
  const choose = async (value: string) => {
    const chosen = preview.parts.find((one) => one.name === value)
    setPending(value)
    try {
      onFailure(null)
      const next = await call(imports.preview, { ...target, ...askedPart(chosen ?? null) })
      setDraft({ preview: next, text: null, part: chosen ? { kind: chosen.kind, name: chosen.name } : null })
    } catch (error) {
      onFailure(error)
    }
    setPending(null)
  }
  return (
    <div>
      <dt>
        <label htmlFor="import-part">{t(`part_${shown.kind}`)}</label>
      </dt>
      <dd>
        <Select
          height="small"
          id="import-part"
          value={pending ?? (shown.kind === 'entry' && !part ? ALL : shown.name)}
          disabled={pending !== null}
          aria-busy={pending !== null}
          onChange={(event) => {
            void choose(event.target.value)
          }}
        >
          {shown.kind === 'entry' ? <option value={ALL}>{t('partAll', { count: preview.parts.length })}</option> : null}
          {preview.parts.map((one) => (
            <option key={one.name} value={one.name}>
              {name(one)}
            </option>
          ))}
        </Select>
      </dd>
    </div>
  )
}
