-- What a source says without any time of who is in a market is known from the first dated fact of the same company or security on, or else since it was stored: nobody is in a past of whom nothing was known.
create temp table first_known on commit drop as
with thing as (
  select market_id, company_id as thing from company where known_by = 'undated' union select market_id, company_id from company_name where known_by = 'undated'
  union select market_id, coalesce(company_id, security_id) from security where known_by = 'undated' union select market_id, company_id from industry_membership where known_by = 'undated'),
listed as (select distinct t.market_id, t.thing, s.security_id from thing t join security s on s.market_id = t.market_id and (s.company_id = t.thing or s.security_id = t.thing))
select t.market_id, t.thing, (
  select min(first.at) from (
    select (select p.known_at from daily_price p where p.market_id = l.market_id and p.security_id = l.security_id and p.basis = b.basis order by p.trade_date limit 1) as at
      from listed l cross join unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) b(basis) where l.market_id = t.market_id and l.thing = t.thing
    union all (select d.known_at from document_company d where d.market_id = t.market_id and d.company_id = t.thing order by d.published_at limit 1)
    union all (select e.known_at from event_company e where e.market_id = t.market_id and e.company_id = t.thing order by e.happened_at limit 1)
    union all (select min(r.known_at) from report_period r where r.market_id = t.market_id and r.company_id = t.thing)
    union all (select min(l.known_at) from business_line l where l.market_id = t.market_id and l.company_id = t.thing)
    union all (select min(p.known_at) from company_profile p where p.market_id = t.market_id and p.company_id = t.thing)
    union all (select min(s.known_at) from security s where s.market_id = t.market_id and s.company_id = t.thing and s.known_by <> 'undated')
    union all (select min(c.known_at) from company c where c.market_id = t.market_id and c.company_id = t.thing and c.known_by <> 'undated')
    union all (select min(n.known_at) from company_name n where n.market_id = t.market_id and n.company_id = t.thing and n.known_by <> 'undated')) first
  where isfinite(first.at)) as known_at
from thing t;
update company x set known_at = least(coalesce(f.known_at, x.recorded_at), x.superseded_at) from first_known f where x.market_id = f.market_id and x.company_id = f.thing and x.known_by = 'undated';
update company_name x set known_at = least(coalesce(f.known_at, x.recorded_at), x.superseded_at) from first_known f where x.market_id = f.market_id and x.company_id = f.thing and x.known_by = 'undated';
update industry_membership x set known_at = least(coalesce(f.known_at, x.recorded_at), x.superseded_at) from first_known f where x.market_id = f.market_id and x.company_id = f.thing and x.known_by = 'undated';
update security x set known_at = least(coalesce(f.known_at, x.recorded_at), x.superseded_at) from first_known f where x.market_id = f.market_id and coalesce(x.company_id, x.security_id) = f.thing and x.known_by = 'undated';
update search_form x set known_at = least(coalesce(f.known_at, now()), x.superseded_at) from first_known f where x.market_id = f.market_id and coalesce(x.company_id, x.security_id) = f.thing and x.known_at = '-infinity';
