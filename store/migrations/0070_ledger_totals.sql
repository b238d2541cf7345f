-- What the ledger comes to, and how many orders stand where, kept as they are written: to read them is to read a few
-- rows, however long the books.
create table ledger_total (
  account text not null,
  currency text not null,
  entries bigint not null,
  balance bigint not null,
  primary key (account, currency)
);
insert into ledger_total (account, currency, entries, balance)
select account, currency, count(*), sum(amount) from ledger_entry group by account, currency;

create function ledger_totals() returns trigger language plpgsql as $$
begin
  insert into ledger_total as t (account, currency, entries, balance)
  select account, currency, count(*), sum(amount) from added group by account, currency order by account, currency
  on conflict (account, currency) do update
  set entries = t.entries + excluded.entries, balance = t.balance + excluded.balance;
  return null;
end $$;
create trigger ledger_totals after insert on ledger_entry referencing new table as added
  for each statement execute function ledger_totals();

create table membership_order_total (
  state text primary key,
  orders bigint not null
);
insert into membership_order_total (state, orders) select state, count(*) from membership_order group by state;

create function order_totals_added() returns trigger language plpgsql as $$
begin
  insert into membership_order_total as t (state, orders)
  select state, count(*) from added group by state order by state
  on conflict (state) do update set orders = t.orders + excluded.orders;
  return null;
end $$;
create trigger order_totals_added after insert on membership_order referencing new table as added
  for each statement execute function order_totals_added();

create function order_totals_changed() returns trigger language plpgsql as $$
begin
  insert into membership_order_total as t (state, orders)
  select state, sum(n) from (
    select state, 1 as n from added union all select state, -1 from removed
  ) moved group by state having sum(n) <> 0 order by state
  on conflict (state) do update set orders = t.orders + excluded.orders;
  return null;
end $$;
create trigger order_totals_changed after update on membership_order referencing old table as removed new table as added
  for each statement execute function order_totals_changed();

create function order_totals_removed() returns trigger language plpgsql as $$
begin
  insert into membership_order_total as t (state, orders)
  select state, -count(*) from removed group by state order by state
  on conflict (state) do update set orders = t.orders + excluded.orders;
  return null;
end $$;
create trigger order_totals_removed after delete on membership_order referencing old table as removed
  for each statement execute function order_totals_removed();
