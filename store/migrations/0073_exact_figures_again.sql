-- Before merges knew what a source rounds (store/src/rounding/), a file in 万元 that came after one in yuan took the exact figures' place. Both are still stored: where the version
-- that stands only rounds an earlier one to the unit of its source, the exact figure stands again, from now on: what was seen meanwhile stays as it was seen. The new version bears
-- run and line of the exact figure's file, and goes with that run. The rule is that of merges: half of the unit of which all figures of the run, for the company and in the
-- currency, are whole multiples, told by at least five figures.
create function pg_temp.unit_of(size double precision) returns double precision language sql immutable as $$
  select coalesce((select unit from unnest(array[1e6, 1e5, 1e4, 1e3, 100, 10, 1, 0.1, 0.01, 1e-3, 1e-4, 1e-5]::float8[]) as unit
    where size / unit >= 1e12 or abs(size / unit - round(size / unit)) < 1e-6 order by unit desc limit 1), 1e-6) $$;

create temp table rounded on commit drop as
  select n.ctid as place, n.run_id as standing_run, n.value as standing, p.known_at as told_at, p.market_id, p.company_id, p.statement, p.period_end, p.period_months, p.item,
    p.value, p.unit, p.published_on, p.filing, p.run_id, p.line
  from statement_item n
  join statement_item p on p.market_id = n.market_id and p.company_id = n.company_id and p.period_end = n.period_end and p.period_months = n.period_months and p.item = n.item
    and p.superseded_at <> 'infinity' and p.unit = n.unit and p.run_id <> n.run_id and p.value <> n.value and abs(p.value - n.value) <= 500001
  where n.superseded_at = 'infinity' and n.known_at < now()
    -- Figures whose unit is in doubt wait for somebody's word.
    and not exists (select from unit_doubt u where u.market_id = n.market_id and u.company_id = n.company_id and u.period_end = n.period_end
      and u.period_months = n.period_months and u.statement = n.statement and u.unit = n.unit and u.run_id in (n.run_id, p.run_id));

create temp table grain on commit drop as
  select s.market_id, s.run_id, s.company_id, s.unit,
    case when count(*) >= 5 then min(pg_temp.unit_of(abs(s.value))) else least(min(pg_temp.unit_of(abs(s.value))), min(abs(s.value)) * 1e-3) end as grain
  from statement_item s
  join (select distinct market_id, standing_run, company_id, unit from rounded) r
    on r.market_id = s.market_id and r.standing_run = s.run_id and r.company_id = s.company_id and r.unit = s.unit
  where s.value <> 0 group by s.market_id, s.run_id, s.company_id, s.unit;

-- Of several that it rounds the finest, of those the latest.
create temp table exact on commit drop as
  select distinct on (r.place) r.* from rounded r
  join grain g on g.market_id = r.market_id and g.run_id = r.standing_run and g.company_id = r.company_id and g.unit = r.unit
  where abs(r.standing - r.value) <= g.grain * 0.500001
  order by r.place, pg_temp.unit_of(abs(r.value)), r.told_at desc;

update statement_item t set superseded_at = now() from exact e where t.ctid = e.place;
insert into statement_item (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id, statement, period_end, period_months, item, value, unit, published_on,
    filing)
  select market_id, now(), 'received', 'infinity', now(), run_id, line, company_id, statement, period_end, period_months, item, value, unit, published_on, filing from exact;
insert into figures_waiting (market_id, company_id, statements) select distinct market_id, company_id, true from exact
  on conflict (market_id, company_id) do update set statements = true, generation = nextval('figures_generation'), tries = 0;
drop function pg_temp.unit_of;
