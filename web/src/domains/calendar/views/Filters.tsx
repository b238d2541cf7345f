import { ChevronLeft, ChevronRight, ListFilter } from 'lucide-react'
import { entryKinds } from '@pandora/contract/domains/calendar/shapes'
import { kindWords } from '@pandora/contract/domains/calendar/words'
import { inLanguage } from '@pandora/contract/language'
import type { calendarViews } from '@pandora/contract/domains/calendar/views'
import type { Choice } from '@pandora/contract/view/parameters'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useTopIndustries } from '../useTopIndustries.ts'
import { Select } from '../../../ui/Select.tsx'
import { named } from '../../../lib/names.ts'
import { calendarTexts } from '../texts.ts'
import { stepFrom, type Shown } from '../span.ts'
import { offOf, type Parameters } from '../useEntries.ts'

interface Props {
  parameters: Parameters
  setParameters: (choice: Choice<(typeof calendarViews)['calendar']>) => void
  shown: Shown
  day: string
  /** The view is about one company: whose lists and which industry is no question then. */
  ofCompany: boolean
  /** How it is shown is the place's to say. */
  showGiven: boolean
}

/** Which days are shown and how, and what is left out. */
export function Filters({ parameters, setParameters, shown, day, ofCompany, showGiven }: Props) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const phone = usePhone()
  const industries = useTopIndustries()
  const off = offOf(parameters.off)
  const toggle = (kind: (typeof entryKinds)[number]) => {
    const next = off.includes(kind) ? off.filter((one) => one !== kind) : [...off, kind]
    setParameters({ off: next.join(',') || null })
  }
  return (
    <Row gap={4} wrap>
      <Row gap={2}>
        <IconButton
          size="small"
          label={t('before')}
          onClick={() => setParameters({ date: stepFrom(shown, day, -1, ofCompany) })}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <Button size="small" onClick={() => setParameters({ date: null })}>
          {t('today')}
        </Button>
        <IconButton
          size="small"
          label={t('next')}
          onClick={() => setParameters({ date: stepFrom(shown, day, 1, ofCompany) })}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </Row>
      {phone || showGiven ? null : (
        <SegmentedControl
          label={t('show')}
          value={parameters.show}
          options={(['month', 'week', 'list'] as const).map((value) => ({ value, text: t(value) }))}
          onChange={(show) => setParameters({ show })}
        />
      )}
      {ofCompany ? null : (
        <>
          <SegmentedControl
            label={t('mine')}
            value={parameters.mine}
            options={(['all', 'watched', 'held'] as const).map((value) => ({ value, text: t(`mine_${value}`) }))}
            onChange={(mine) => setParameters({ mine })}
          />
          <Select
            aria-label={t('industry')}
            value={parameters.industry ?? ''}
            onChange={(event) => setParameters({ industry: event.target.value || null })}
          >
            <option value="">{t('everyIndustry')}</option>
            {industries.map((one) => (
              <option key={one.id} value={one.id}>
                {named(one.nodeName, one.nodeNameEn, language, one.id)}
              </option>
            ))}
          </Select>
        </>
      )}
      <Popup
        label={t('kinds')}
        face={
          <Row gap={2}>
            <ListFilter size={14} aria-hidden="true" />
            {off.length > 0 ? t('kindsOff', { count: off.length }) : t('kinds')}
          </Row>
        }
      >
        {() => (
          <Column gap={3}>
            {entryKinds.map((kind) => (
              <label key={kind}>
                <input type="checkbox" checked={!off.includes(kind)} onChange={() => toggle(kind)} />{' '}
                {inLanguage(kindWords[kind], language)}
              </label>
            ))}
          </Column>
        )}
      </Popup>
    </Row>
  )
}
