import { GripVertical, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { PointerEvent } from 'react'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { COMPARED, moved } from './companies.ts'
import styles from './CompanyChips.module.css'
import type { Comparison } from './model.ts'
import { compareTexts } from './texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

interface Props {
  companyId: string
  companies: Comparison['companies']
  /** The others in their order. */
  onChange: (others: readonly string[]) => void
}

/**
 * The companies compared, in the colours of their lines: dragged or moved by arrows, removed, added by any of their
 * names. The page's own stays first.
 */
export function CompanyChips({ companyId, companies, onChange }: Props) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null)
  const [said, setSaid] = useState('')
  const others = companies.filter((one) => one.companyId !== companyId).map((one) => one.companyId)
  const nameOf = (one: Comparison['companies'][number]) => named(one.nameZh, one.nameEn, language, one.stockCode)
  const colours = new Map(companies.map((one, place) => [one.companyId, (place % 8) + 1]))
  const shown = drag
    ? [companyId, ...drag.order].flatMap((id) => companies.find((one) => one.companyId === id) ?? [])
    : companies
  const tell = (id: string, order: readonly string[]) => {
    const one = companies.find((company) => company.companyId === id)
    if (one) setSaid(t('movedTo', { name: nameOf(one), place: order.indexOf(id) + 2 }))
  }
  const step = (id: string, by: number) => {
    const next = moved(others, others.indexOf(id), by)
    if (next === others) return
    onChange(next)
    tell(id, next)
  }
  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const onto = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-company]')?.dataset['company']
    if (!drag || onto === undefined || onto === drag.id || !drag.order.includes(onto)) return
    setDrag({
      id: drag.id,
      order: moved(drag.order, drag.order.indexOf(drag.id), drag.order.indexOf(onto) - drag.order.indexOf(drag.id)),
    })
  }
  const onDrop = () => {
    if (drag && drag.order.join() !== others.join()) {
      onChange(drag.order)
      tell(drag.id, drag.order)
    }
    setDrag(null)
  }
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={t('companies')}>
        {shown.map((one) => {
          const own = one.companyId === companyId
          const name = nameOf(one)
          return (
            <li
              key={one.companyId}
              className={styles.chip}
              data-company={own ? undefined : one.companyId}
              data-own={own || undefined}
              data-dragged={drag?.id === one.companyId || undefined}
            >
              <i aria-hidden="true" style={{ background: `var(--series-${colours.get(one.companyId) ?? 1})` }} />
              {own ? null : (
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={`${name} · ${t('moveHint')}`}
                  title={t('moveHint')}
                  onKeyDown={({ key }) => {
                    if (key === 'ArrowLeft' || key === 'ArrowRight') step(one.companyId, key === 'ArrowLeft' ? -1 : 1)
                  }}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId)
                    setDrag({ id: one.companyId, order: others })
                  }}
                  onPointerMove={onDrag}
                  onPointerUp={onDrop}
                  onPointerCancel={() => setDrag(null)}
                >
                  <GripVertical size={12} aria-hidden="true" />
                </button>
              )}
              <Text>{name}</Text>
              <small>{one.stockCode}</small>
              {own ? null : (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('remove', { name })}
                  title={t('remove', { name })}
                  onClick={() => onChange(others.filter((id) => id !== one.companyId))}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {companies.length >= COMPARED ? (
        <span className={styles.full}>{t('full', { count: COMPARED })}</span>
      ) : (
        <Popup
          label={t('add')}
          width={300}
          className={styles.add}
          face={
            <>
              <Plus size={13} aria-hidden="true" />
              {t('add')}
            </>
          }
        >
          {(close) => (
            <Finder
              label={t('add')}
              taken={companies.map((one) => one.companyId)}
              onChoose={(found) => {
                close()
                if (found.kind === 'company') onChange([...others, found.securityId])
              }}
            />
          )}
        </Popup>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
