import { Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { AskButton } from '../AskButton.tsx'
import { Button, IconButton } from '../Button.tsx'
import { Column, Row } from '../kit/Stack.tsx'
import { SearchField } from '../SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl.tsx'
import { Select, SelectField } from '../Select.tsx'
import { TextField } from '../TextField.tsx'
import { Tile } from '../Tile.tsx'
import styles from './Gallery.module.css'
import { galleryTexts } from './texts.ts'

const DayPicker = lazy(() => import('../day/DayPicker.tsx'))
const kinds = ['primary', 'default', 'quiet', 'danger'] as const
const heights = ['small', 'middle', 'large'] as const
const ignore = () => undefined

function Buttons() {
  const t = useTexts(galleryTexts)
  return (
    <Column gap={5} className={styles.body}>
      {kinds.map((kind) => (
        <Row key={kind} wrap>
          {heights.map((size) => (
            <Button key={size} kind={kind} size={size}>
              {t('do')}
            </Button>
          ))}
          <Button kind={kind} icon={<Star size={14} aria-hidden="true" />}>
            {t('do')}
          </Button>
          <Button kind={kind} busy>
            {t('busy')}
          </Button>
          <Button kind={kind} disabled>
            {t('off')}
          </Button>
        </Row>
      ))}
      <Row wrap>
        {heights.map((size) => (
          <IconButton key={size} size={size} label={t('do')}>
            <Star size={16} aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton label={t('do')} pressed>
          <Star size={16} aria-hidden="true" />
        </IconButton>
        <AskButton text={t('ask')} question={t('askSure')} confirm={t('ask')} kind="danger" onConfirm={ignore} />
      </Row>
    </Column>
  )
}

function Fields() {
  const t = useTexts(galleryTexts)
  const [period, setPeriod] = useState<'one' | 'two' | 'three'>('one')
  const [day, setDay] = useState<string | null>('2026-03-02')
  const [from, setFrom] = useState<string | null>(null)
  const options = (['one', 'two', 'three'] as const).map((value) => ({ value, text: t(value) }))
  return (
    <Column gap={5} className={styles.body}>
      <TextField label={t('name')} hint={t('nameHint')} />
      <TextField label={t('name')} error={t('nameWrong')} defaultValue="…" />
      <SearchField label={t('search')} value="" onSearch={ignore} />
      <Row wrap>
        {heights.map((height) => (
          <Select key={height} height={height} aria-label={t('choice')}>
            {options.map(({ value, text }) => (
              <option key={value}>{text}</option>
            ))}
          </Select>
        ))}
      </Row>
      <SelectField label={t('choice')}>
        {options.map(({ value, text }) => (
          <option key={value}>{text}</option>
        ))}
      </SelectField>
      <SegmentedControl
        label={t('choice')}
        value={period}
        onChange={setPeriod}
        options={options.map((option) =>
          option.value === 'three' ? { ...option, disabledBecause: t('later') } : option,
        )}
      />
      <Row wrap className={styles.days}>
        <Suspense fallback={null}>
          <DayPicker label={t('day')} value={day} onChange={setDay} notAfter="2026-03-31" />
          <DayPicker label={t('dayEmpty')} value={from} onChange={setFrom} clearable />
        </Suspense>
      </Row>
    </Column>
  )
}

/** What is pressed and written into, in each kind, size and state. */
export function Controls() {
  const t = useTexts(galleryTexts)
  return (
    <>
      <Tile title={t('buttons')} fit>
        <Buttons />
      </Tile>
      <Tile title={t('fields')} fit>
        <Fields />
      </Tile>
    </>
  )
}
