import type { OutputOf } from '@pandora/contract/operation'
import type { financing } from '@pandora/contract/domains/financing/operations'
import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { WordSelect } from '../../../ui/Select.tsx'

type Industry = OutputOf<typeof financing.facets>['industries'][number]

/** Chooses one of the industries that rounds are told of; null: all of them. */
export function IndustrySelect({
  industries,
  label,
  all,
  value,
  disabled,
  onIndustry,
}: {
  industries: readonly Industry[]
  label: string
  all: string
  value: string | null
  disabled?: boolean
  onIndustry: (zh: string | null) => void
}) {
  const language = useLanguage()
  const nameOf = new Map(industries.map(({ zh, en }) => [zh, named(zh, en, language)]))
  return (
    <WordSelect
      height="small"
      label={label}
      words={[...nameOf.keys()]}
      textOf={(zh) => nameOf.get(zh) ?? zh}
      value={value ?? undefined}
      none={all}
      disabled={disabled}
      onWord={onIndustry}
    />
  )
}
