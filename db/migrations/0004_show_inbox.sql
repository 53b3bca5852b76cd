CREATE VIEW "public"."inbox" WITH (security_invoker = true) AS (
  select left(id::text, 8) as reference, form, name, email, phone, case
      when typed ~ '^\s*(\+|00)' and length(abroad) between 8 and 15 then abroad
      when typed ~ '^\s*(\+|00)' then null
      when digits ~ '^[1-9][0-9]{9}$' then '91' || digits
      when digits ~ '^0[1-9][0-9]{9}$' then '91' || substr(digits, 2)
      when digits ~ '^91[1-9][0-9]{9}$' then digits
    end as whatsapp, wedding_date, place, budget,
    discretion, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI "IST"') as received,
    case when now() - created_at >= interval '24 hours' then 'overdue'
      else ceil(24 - extract(epoch from now() - created_at) / 3600)::int::text end as hours_left,
    array_to_string(flags, '; ') as flags, id
  from (
    select *, regexp_replace(typed, '\D', '', 'g') as digits,
      regexp_replace(regexp_replace(replace(typed, '(0)', ''), '\D', '', 'g'), '^00', '') as abroad
    from (
      select id, created_at, 'Share Your Story' as form, names as name, email, phone,
        translate(phone, '०१२३४५६७८९', '0123456789') as typed, to_char(wedding_date, 'YYYY-MM-DD') as wedding_date,
        location as place, case budget when '3-5' then '₹3–5 lakhs' when '5-8' then '₹5–8 lakhs' when '8-12' then '₹8–12 lakhs' when '12+' then '₹12 lakhs and above' end as budget, null as discretion, flags
      from inquiries
      union all
      select id, created_at, 'Tell Us About Your Celebration', name, email, phone,
        translate(phone, '०१२३४५६७८९', '0123456789'), wedding_date,
        venue, case budget_range when '5-8' then '₹5–8 lakhs' when '8-12' then '₹8–12 lakhs' when '12-18' then '₹12–18 lakhs' when '18+' then '₹18 lakhs and above' end, case nda when 'standard' then 'Standard discretion' when 'nda' then 'Full NDA required' when 'public' then 'Open to publicity' end, flags
      from detailed_inquiries
    ) as letters
  ) as numbers
  order by created_at desc, id);