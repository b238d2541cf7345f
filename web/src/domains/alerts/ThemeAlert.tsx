import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { ThemeActionProps } from '../themes/slots.ts'
import { emptyDraft } from './rules/draft.ts'
import { RuleEditor } from './rules/RuleEditor.tsx'
import { alertTexts } from './texts.ts'

/** Makes a rule about the theme whose page is open. */
export default function ThemeAlert({ themeId, name }: ThemeActionProps) {
  const t = useTexts(alertTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<BellRing size={14} aria-hidden="true" />}
        title={t('alertMeOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('alertMe')}
      </Button>
      {open ? (
        <RuleEditor
          begin={{ ...emptyDraft(), target: 'theme', kind: 'heat', theme: { id: themeId, name } }}
          ruleId={null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
