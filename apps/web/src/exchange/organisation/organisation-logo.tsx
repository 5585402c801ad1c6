import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import classes from './organisation-logo.module.css';

/** The picture that was set at a moment; another one has another moment. */
const getLogo = (updatedAt: string) =>
  queryOptions({
    queryKey: ['downloadOrganisationLogo', updatedAt],
    queryFn: () => downloadFile('downloadOrganisationLogo', undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface OrganisationLogoProps {
  updatedAt: string;
  /** Empty where the name stands beside it. */
  alt: string;
}

/** On white in both themes, as logos are drawn for paper. Nothing while it loads, and nothing where it does not. */
export function OrganisationLogo({ updatedAt, alt }: OrganisationLogoProps) {
  const { data } = useQuery(getLogo(updatedAt));
  const address = useAddress(data);
  return address ? (
    <span className={classes.paper}>
      <img className={classes.picture} src={address} alt={alt} />
    </span>
  ) : null;
}

/** Given back to the browser once the picture is another one, or gone. */
function useAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return undefined;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return content && address;
}
