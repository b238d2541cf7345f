import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { labelled } from '../../../charts/quarters/layout.ts'
import { shortQuarter } from '../../../charts/quarters/quarter.ts'
import { number, short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useHeight } from '../../../lib/useHeight.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import styles from './CourseChart.module.css'
import { coursesLayout, coursesOf, isMoney, keysOf } from './model.ts'
import type { ComparedField, Comparison } from './model.ts'
import { compareTexts } from './texts.ts'

const LEFT = 52
const RIGHT = 10
const BELOW = 18
const ABOVE = 8

/** One field of all companies over the quarters, with the chosen quarter as a line to be moved by pressing. */
export function CourseChart({ data, field, name, chosen, onChoose }: { data: Comparison; field: ComparedField; name: string; chosen: string | undefined; onChoose: (key: string) => void }) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const height = useHeight(box)
  const [over, setOver] = useState<number | null>(null)
  const inner = Math.max(0, width - LEFT - RIGHT)
  const tall = Math.max(40, height - ABOVE - BELOW)
  const keys = useMemo(() => keysOf(data), [data])
  const courses = useMemo(() => coursesOf(data, field), [data, field])
  const { scale, x, y, lines } = useMemo(() => coursesLayout(courses, { width: inner, height: tall }), [courses, inner, tall])
  const text = (value: number | null | undefined) => (isMoney(field) ? short(value, language) : number(value))
  const placeOf = (clientX: number, left: number) => Math.max(0, Math.min(keys.length - 1, Math.floor(((clientX - left - LEFT) / inner) * keys.length)))
  const at = keys.indexOf(chosen ?? '')
  const shown = over ?? null
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: keys.length - 1 }[event.key]
    const key = to === undefined ? undefined : keys[Math.max(0, Math.min(keys.length - 1, to))]
    if (key === undefined) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <div ref={box} className={styles.box}>
      {width && height ? (
        <svg
          width={width} height={height} role="slider" tabIndex={0} aria-valuemin={0} aria-valuemax={Math.max(0, keys.length - 1)} aria-valuenow={Math.max(0, at)}
          aria-label={t('chartDescribed', { field: name, count: data.companies.length, from: keys[0] ?? '', to: keys.at(-1) ?? '' })}
          aria-valuetext={[chosen ?? '', ...data.companies.map((one, place) => `${named(one.nameZh, one.nameEn, language, one.stockCode)} ${text(courses[place]?.values[at])}`)].join(', ')} onKeyDown={onKeyDown}
          onPointerMove={(event) => setOver(placeOf(event.clientX, event.currentTarget.getBoundingClientRect().left))} onPointerLeave={() => setOver(null)}
          onClick={(event) => { const key = keys[placeOf(event.clientX, event.currentTarget.getBoundingClientRect().left)]; if (key) onChoose(key) }}
        >
          <g transform={`translate(${LEFT} ${ABOVE})`}>
            {scale.ticks.map((tick) => <line key={tick} className={tick === 0 ? styles.zero : styles.grid} x1={0} x2={inner} y1={y(tick)} y2={y(tick)} />)}
            {scale.ticks.map((tick) => <text key={tick} x={-6} y={y(tick) + 4} textAnchor="end">{isMoney(field) ? short(tick, language) : number(tick, { digits: 2, loose: true })}</text>)}
            {at >= 0 ? <line className={styles.chosen} x1={x(at)} x2={x(at)} y1={0} y2={tall} /> : null}
            {shown === null ? null : <line className={styles.over} x1={x(shown)} x2={x(shown)} y1={0} y2={tall} />}
            {lines.map((line, place) => line.parts.map((part) => <polyline key={`${line.companyId} ${part[0]?.x ?? 0}`} points={part.map((point) => `${point.x},${point.y}`).join(' ')} style={{ stroke: `var(--series-${(place % 8) + 1})` }} />))}
            {lines.map((line, place) => { const value = courses[place]?.values[at]; return at < 0 || value === null || value === undefined ? null : <circle key={line.companyId} cx={x(at)} cy={y(value)} r={3.5} style={{ fill: `var(--series-${(place % 8) + 1})` }} /> })}
            {labelled(keys.length, Math.max(1, Math.floor(inner / 46))).map((index) => <text key={index} x={x(index)} y={tall + 14} textAnchor="middle" className={keys[index] === chosen ? styles.now : undefined}>{shortQuarter(keys[index] ?? '')}</text>)}
          </g>
        </svg>
      ) : null}
      {shown === null ? null : (
        <dl className={styles.tip} data-side={shown < keys.length / 2 ? 'right' : 'left'} aria-hidden="true">
          <div><dt>{keys[shown]}</dt><dd /></div>
          {data.companies.map((one, place) => <div key={one.companyId}><dt><i style={{ background: `var(--series-${(place % 8) + 1})` }} />{named(one.nameZh, one.nameEn, language, one.stockCode)}</dt><dd>{text(courses[place]?.values[shown])}</dd></div>)}
        </dl>
      )}
    </div>
  )
}
