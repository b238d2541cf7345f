import { GitCompare } from 'lucide-react'
import { useGo } from '../lib/address.ts'
import { useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import { uiTexts } from './uiTexts.ts'

/** Address at which a company, a theme or a floor is compared between two dates. */
export const twoDatesOf = (subject: 'company' | 'theme' | 'floor', id: string): string =>
  `/index/changes?${new URLSearchParams({ subject: `${subject}:${id}` })}`

/** Leads to what changed between two dates of what is shown. */
export function TwoDates({ subject, id }: { subject: 'company' | 'theme'; id: string }) {
  const t = useTexts(uiTexts)
  const go = useGo()
  return (
    <IconButton label={t('twoDates')} onClick={() => go(twoDatesOf(subject, id))}>
      <GitCompare size={16} aria-hidden="true" />
    </IconButton>
  )
}
