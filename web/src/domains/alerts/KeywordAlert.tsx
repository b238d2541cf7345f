import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { KeywordActionProps } from '../technology/slots.ts'
import { emptyDraft } from './rules/draft.ts'
import { RuleEditor } from './rules/RuleEditor.tsx'
import { alertTexts } from './texts.ts'

/** Longest phrase of a rule, and longest name of one. */
const [PHRASE, NAME] = [80, 60]

/** Makes a rule that tells of new documents in which a keyword stands. */
export default function KeywordAlert({ keyword }: KeywordActionProps) {
  const t = useTexts(alertTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<BellRing size={14} aria-hidden="true" />}
        title={t('alertMeOf', { name: keyword })}
        disabled={keyword.length < 2}
        onClick={() => setOpen(true)}
      >
        {t('alertMe')}
      </Button>
      {open ? (
        <RuleEditor
          begin={{
            ...emptyDraft(),
            target: 'market',
            kind: 'phrase',
            phrase: keyword.slice(0, PHRASE),
            name: keyword.slice(0, NAME),
          }}
          ruleId={null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
