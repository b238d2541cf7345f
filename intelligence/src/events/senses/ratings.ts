/** Words by which a rating or a target begins or moves. */
const moves =
  /上调|下调|调高|调低|调升|调降|升至|降至|提高|降低|升级|降级|首次|首予|初始|初评|初次|给予|授予|赋予|纳入|列入|恢复|启动|开始|转向|转为|改为|移出|剔除|调整|看高|看低|唱多|唱空|升(?:逾|近|到)|\b(?:upgrad|downgrad|initiat|rais|cut|lower|lift|trim|slash|hik|boost|bump|ups?\b|upped|start|begin|began|resum|assum|assign|launch|drop|reduc|mov|chang|remov|add|plac|put|to junk|junk|negative watch|rated new|turn|revis|rerat|re-rat|double|reinstat)|\bto (?:strong )?(?:buy|sell|hold|neutral|outperform|underperform|overweight|underweight|equal)/u

/**
 * Whether a sentence tells that a rating, or a target price, was given or changed. One that only stands (维持, 不变,
 * reiterates), or is named as what an author thinks of a share, has happened to nobody.
 */
export const tellsOfRating = (lower: string): boolean => moves.test(lower)
