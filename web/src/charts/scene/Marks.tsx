import { createElement, memo } from 'react'
import { arcPath } from './arc.ts'
import type { Mark, Token } from './marks.ts'
import { writtenIn } from '../../ui/language/writtenIn.ts'

const colour = (token: Token | undefined) => (token ? `var(${token})` : 'none')

function Shape({ mark }: { mark: Mark }) {
  if (mark.kind === 'text')
    return (
      <text
        lang={writtenIn(mark.text)}
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        fontWeight={mark.weight}
        fill={colour(mark.fill)}
        textAnchor={mark.anchor}
        opacity={mark.opacity}
      >
        {mark.text}
      </text>
    )
  const paint = {
    fill: colour(mark.fill),
    stroke: colour(mark.stroke),
    strokeWidth: mark.width ?? 1,
    opacity: mark.opacity,
  }
  if (mark.kind === 'circle') return <circle cx={mark.x} cy={mark.y} r={mark.r} {...paint} />
  if (mark.kind === 'rect')
    return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} rx={mark.round} {...paint} />
  return <path d={mark.kind === 'path' ? mark.d : arcPath(mark.x, mark.y, mark.r, mark.angle)} {...paint} />
}

/** A scene as SVG. Its marks are made anew as a whole, so their order is their name. */
export const Marks = memo(function Marks({ marks }: { marks: readonly Mark[] }) {
  return createElement('g', null, ...marks.map((mark) => createElement(Shape, { mark })))
})
