export const zh = {
  sign: '大意',
  why: '由标题中读出的事件按规则写成，不是译文，也不是引文；原标题在下面',
} as const
