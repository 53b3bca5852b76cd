-- The site and the owner call these functions. `CREATE OR REPLACE` keeps grants and callers. To
-- change a function's arguments or result, drop it first: REPLACE refuses that, or makes a second
-- function.

-- Sets `answered_at` of the inquiry with this token, or clears it. Setting it again keeps the first
-- time. Returns the inquiry's reference and that time, and no row for an unknown token. It runs with
-- the owner's rights, because `web` may not update.
CREATE OR REPLACE FUNCTION public.mark_answered(token uuid, answered boolean)
RETURNS TABLE (reference text, answered_at timestamptz)
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  WITH short AS (
    UPDATE public.inquiries AS inquiry
    SET answered_at = CASE WHEN $2 THEN coalesce(inquiry.answered_at, now()) END
    WHERE inquiry.token = $1
    RETURNING inquiry.id, inquiry.answered_at
  ), long AS (
    UPDATE public.detailed_inquiries AS inquiry
    SET answered_at = CASE WHEN $2 THEN coalesce(inquiry.answered_at, now()) END
    WHERE inquiry.token = $1
    RETURNING inquiry.id, inquiry.answered_at
  ), marked AS (SELECT * FROM short UNION ALL SELECT * FROM long)
  SELECT left(id::text, 4) || ' ' || substr(id::text, 5, 4), marked.answered_at FROM marked
$$;

-- Erases every inquiry from an email address and returns the references, because the emails about
-- them must go too. It ignores case, blanks and the two ways to write an accent. It runs with its
-- caller's rights: only the owner may delete.
CREATE OR REPLACE FUNCTION public.erase_inquiries(email text) RETURNS SETOF text
LANGUAGE sql SECURITY INVOKER SET search_path = '' AS $$
  WITH short AS (
    DELETE FROM public.inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g')))
      = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), long AS (
    DELETE FROM public.detailed_inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g')))
      = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), erased AS (SELECT id FROM short UNION ALL SELECT id FROM long)
  SELECT left(id::text, 4) || ' ' || substr(id::text, 5, 4) FROM erased
$$;
