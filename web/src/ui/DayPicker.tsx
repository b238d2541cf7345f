import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect } from 'react'
import { useLanguage } from '../lib/texts.ts'

interface Props {
  label: string
  /** `YYYY-MM-DD`. */
  value: string | null
  onChange: (day: string | null) => void
  /** Last day that may be chosen. */
  notAfter?: string
  /** May be emptied: then it tells null. */
  clearable?: boolean
}

/** A calendar day, typed or chosen. Load it lazily: it is the heaviest of the controls. */
export default function DayPicker({ label, value, onChange, notAfter, clearable = false }: Props) {
  const language = useLanguage()
  useEffect(() => {
    dayjs.locale(language === 'en' ? 'en' : 'zh-cn')
  }, [language])
  return (
    <DatePicker
      aria-label={label}
      placeholder={clearable ? label : 'YYYY-MM-DD'}
      format="YYYY-MM-DD"
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      allowClear={clearable}
      {...(notAfter ? { maxDate: dayjs(notAfter) } : {})}
      onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
    />
  )
}
